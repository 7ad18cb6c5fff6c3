import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Calculator from '@site/src/components/calculator';
import PageHeader from '@site/src/components/shell/PageHeader';
import NotLoaded from '@site/src/components/ui/loading/NotLoaded';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';
import {contentId} from '@site/src/site/anchors';
import first from '@site-data/first-answer.json';
import rates from '@site-data/rates.json';
import Method from './_components/kalkulator/Method';
import NextSteps from './_components/kalkulator/NextSteps';

export default function CalculatorPage(): ReactNode {
  return (
    <Layout
      title="Kalkulator oszczędności spółdzielni energetycznej"
      description="Policz, ile spółdzielnia energetyczna może oszczędzić na prądzie. Wynik godzina po godzinie, z jawnymi założeniami i źródłami stawek.">
      <main className="container" id={contentId}>
        <PageHeader
          title="Kalkulator oszczędności"
          lead="Policz, czy spółdzielnia się opłaci i od czego to zależy. Wpisane dane zostają na Twoim urządzeniu. To nie jest porada prawna."
        />
        <p className="withoutScript">
          Do kalkulatora potrzebny jest JavaScript. Bez niego zobaczysz odpowiedź dla przykładu
          i&nbsp;przeczytasz, <a href="#jak-liczymy">jak liczymy</a>.
        </p>
        <NotLoaded>
          Kalkulator się nie wczytał. Poniżej przeczytasz, <a href="#jak-liczymy">jak liczymy</a>, i
          zobaczysz <a href="#przyklad">przykład jednego miesiąca</a>.
        </NotLoaded>
        <PartBoundary message="Kalkulator przestał działać. Odśwież stronę albo spróbuj ponownie.">
          <Calculator
            rates={rates}
            first={first}
            next={(who, form) => <NextSteps who={who} form={form} />}
          />
        </PartBoundary>
        <Method />
      </main>
    </Layout>
  );
}
