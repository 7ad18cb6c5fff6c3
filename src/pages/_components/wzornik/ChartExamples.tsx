import {lazy, Suspense, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

const ChartSamples = lazy(() => import('./ChartSamples'));

/** Settled and drawn in the browser, like in the calculator. */
export function CalculatorCharts(): ReactNode {
  const isBrowser = useIsBrowser();
  return isBrowser ? (
    <Suspense fallback={<p className="meta">Wczytujemy…</p>}>
      <ChartSamples />
    </Suspense>
  ) : (
    <p>Do wykresów kalkulatora potrzebny jest JavaScript.</p>
  );
}
