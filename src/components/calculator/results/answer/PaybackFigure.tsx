import type {ReactNode} from 'react';
import {paybackText, percentText} from '@site/src/components/calculator/shared/figures';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import {type SavingRanges, savingOf, type Saving} from '@site/src/domain/cooperative/compare';
import {affordableCost, assumedAgeing, paybackOf} from '@site/src/domain/cooperative/project';
import {coversYear} from '@site/src/domain/settlement/hours/hourAxis';
import {formatCount, yearForms} from '@site/src/site/format';
import {paybackRangeText} from './answer';
import type {Told} from '../types';

const WrongFinance = lazyPart(() => import('../finance/WrongFinance'), {
  message: 'Nie udało się wczytać, co poprawić.',
});

interface Props {
  readonly settled: Told;
  readonly ranges: SavingRanges | null;
}

const targetYears = 10;

/** When the outlay pays back; without a cost, the most it may be. */
export default function PaybackFigure({settled: {report, input}, ranges}: Props): ReactNode {
  const {finance} = input;
  if (!coversYear(report.axis)) {
    return (
      <section>
        <h3>Zwrot nakładu</h3>
        <p>
          Dane obejmują mniej niż rok, a pory roku bardzo się różnią, więc zwrotu z nich nie
          liczymy.
        </p>
      </section>
    );
  }
  const saving = savingOf(report, ranges, finance?.against ?? 'alone');
  const project = finance && finance.costZl > 0 && saving ? paybackOf(finance, saving) : null;
  return (
    <section>
      <h3>Zwrot nakładu</h3>
      {project === null ? (
        <WithoutCost saving={saving} annualCostZl={finance?.annualCostZl ?? 0} />
      ) : project.ok ? (
        <>
          <dl>
            <div>
              <dt>zwrot wkładu</dt>
              <dd>{paybackText(project.value.base.payback)}</dd>
            </div>
            <div>
              <dt>wartość dzisiejsza (NPV)</dt>
              <dd>około {formatZloty(project.value.base.npv)}</dd>
            </div>
          </dl>
          <p className="meta">
            {paybackRangeText(project.value.slow, project.value.fast)}{' '}
            {finance?.annualCostZl === 0 &&
              'Rocznych kosztów utrzymania nie podano: z nimi zwrot będzie dłuższy.'}
          </p>
        </>
      ) : (
        // The energy is settled all the same, so these errors are shown here and not above the form.
        <>
          <p>Żeby policzyć czas zwrotu, popraw dane inwestycji:</p>
          <WrongFinance errors={project.errors} />
        </>
      )}
    </section>
  );
}

function WithoutCost({
  saving,
  annualCostZl,
}: {
  readonly saving: Saving | null;
  readonly annualCostZl: number;
}): ReactNode {
  if (saving === null) {
    return <p>Podaj ceny rynkowe, a policzymy czas zwrotu w porównaniu z net-billingiem.</p>;
  }
  const most = affordableCost(saving.base, targetYears, annualCostZl);
  if (most <= 0) {
    return (
      <p>Nie zwraca się: w tym składzie nie ma oszczędności, z której nakład mógłby się zwrócić.</p>
    );
  }
  return (
    <>
      <p>
        Żeby zwróciła się w {formatCount(targetYears, yearForms)}, instalacja może kosztować
        najwyżej około <strong>{formatZloty(most)}</strong>.
      </p>
      <p className="meta">
        {annualCostZl > 0
          ? `Po odjęciu rocznych kosztów: ${formatZloty(annualCostZl)}.`
          : 'Kosztów rocznych (utrzymanie, obsługa) nie podano: z nimi ta kwota będzie mniejsza.'}{' '}
        Liczymy całą oszczędność, ze źródeł i ze spółdzielni. Wpisz koszt, a policzymy czas zwrotu.
        Przyjęto stałe ceny i spadek produkcji o {percentText(assumedAgeing, 1)} rocznie.
      </p>
    </>
  );
}
