import {useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import Link from '@docusaurus/Link';
import {loadMunicipalities} from '@site/src/browser/place/loadMunicipalities';
import ExampleCard from '@site/src/components/calculator/results/answer/ExampleCard';
import Section from '@site/src/components/ui/Section';
import {Button} from '@site/src/components/ui/buttons/Button';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import {quickNames} from '@site/src/domain/calculator/quick';
import {limits} from '@cooperative/settlement/description';
import {formatNumber, readNumber} from '@cooperative/polish';
import {areaOf, type Area} from '@site/src/domain/place/area';
import {municipalityNamed} from '@site/src/domain/place/municipalities';
import example from '@site-data/example-answer.json';
import MunicipalityField from './MunicipalityField';
import type {Question} from './TeaserAnswer';
import Tools from './Tools';
import styles from './styles.module.css';

const TeaserAnswer = lazyPart(() => import('./TeaserAnswer'), {
  message: 'Nie udało się wczytać kalkulatora. Sprawdź połączenie i naciśnij „Policz” jeszcze raz.',
  waiting: <p aria-busy="true">Liczymy…</p>,
});

const municipality = 'gmina';
/** Called as in the example. */
const numbers = [
  {key: 'annualKwh', label: 'Zużycie, kWh/rok'},
  {key: 'kwp', label: 'Moc paneli, kWp'},
] as const;

const formId = 'pierwszy-szacunek';
const unknown = 'Nie ma takiej gminy na liście. Sprawdź pisownię albo wybierz z podpowiedzi.';
const noList = 'Nie udało się wczytać listy gmin. Sprawdź połączenie i spróbuj jeszcze raz.';

/** Where the named municipality is; undefined if none is named. Throws a sentence for the reader. */
async function areaNamed(name: string): Promise<Area | undefined> {
  if (name.trim() === '') {
    return undefined;
  }
  const all = await loadMunicipalities().catch(() => {
    throw new Error(noList);
  });
  const found = municipalityNamed(all.values(), name);
  if (!found) {
    throw new Error(unknown);
  }
  return areaOf([found]);
}

/** A number as the page writes numbers; anything else as it was typed. */
function grouped(text: string): string {
  const read = readNumber(text, {min: 0, max: limits.annualKwh});
  return read.kind === 'number' ? formatNumber(read.value, 2) : text;
}

/**
 * Three fields answered on the page by the calculator's own card, before that by the card of the example; below them the
 * tools, of which this is the first.
 */
export default function CalculatorTeaser(): ReactNode {
  const [question, setQuestion] = useState<Question | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ask = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string): string => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    const fragment = new URLSearchParams(
      numbers.map(({key}) => [quickNames[key], textOf(key)]),
    ).toString();
    setIsLooking(true);
    areaNamed(textOf(municipality))
      .then(
        (area) => {
          setError(null);
          setQuestion({fragment, area});
        },
        (problem: unknown) => setError(problem instanceof Error ? problem.message : unknown),
      )
      .finally(() => setIsLooking(false));
  };
  return (
    <Section tint="green" id="policz">
      <div className={styles.case}>
        <div>
          <h2>Policz dla swojej gminy, wsi albo firmy</h2>
          <form
            ref={form}
            id={formId}
            className={`${styles.form} needsScript`}
            aria-label="Pierwszy szacunek"
            onSubmit={ask}>
            <MunicipalityField name={municipality} error={error} />
            {numbers.map(({key, label}) => (
              <label key={key}>
                {label}
                <input
                  className="addressField"
                  name={key}
                  defaultValue={formatNumber(example[key])}
                  onBlur={({currentTarget}) => {
                    currentTarget.value = grouped(currentTarget.value);
                  }}
                  required
                  pattern="[\d\s]+([.,]\d+)?"
                  title="Wpisz liczbę, np. 2500 albo 2500,5."
                  inputMode="decimal"
                  autoComplete="off"
                />
              </label>
            ))}
          </form>
          <p className={styles.actions}>
            {/* Within the form the browser would send what was typed before the page has woken. */}
            <Button look="primary" type="submit" form={formId} className="needsScript">
              Policz
            </Button>
            <span className="meta needsScript" aria-busy={isLooking || undefined}>
              {isLooking ? 'Szukamy gminy…' : 'Bez konta. Dane zostają na Twoim urządzeniu.'}
            </span>
          </p>
          <p className="withoutScript">
            <Link className="onward" to="/kalkulator">
              Zobacz, jak liczymy
            </Link>
          </p>
        </div>
        <div>
          {question ? (
            <TeaserAnswer
              key={`${question.fragment} ${JSON.stringify(question.area)}`}
              question={question}
              onChange={(quick) => {
                for (const {key} of numbers) {
                  const field = form.current?.elements.namedItem(key);
                  if (field instanceof HTMLInputElement) {
                    field.value = formatNumber(quick[key] ?? 0, 2);
                  }
                }
              }}
            />
          ) : (
            <ExampleCard example={example} who="gmina i 2 osoby prawne">
              <Link className="onward" to="/kalkulator#kto=gmina">
                Zobacz założenia i&nbsp;zmień je
              </Link>
            </ExampleCard>
          )}
        </div>
      </div>
      <Tools />
    </Section>
  );
}
