import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';

const ChartSamples = lazyPart(() => import('./ChartSamples'), {
  message: 'Nie udało się wczytać wykresów.',
  waiting: <p className="meta">Wczytujemy…</p>,
});

/** Settled and drawn in the browser, as in the calculator. */
export function CalculatorCharts(): ReactNode {
  const isBrowser = useIsBrowser();
  return isBrowser ? <ChartSamples /> : <p>Do wykresów kalkulatora potrzebny jest JavaScript.</p>;
}
