import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import {formatNumber} from '@site/src/site/format';
import example from '@site-data/example-answer.json';
import Section from './Section';
import styles from './styles.module.css';

const fields = [
  {name: 'zuzycie', label: 'Roczne zużycie, kWh', value: '240 000'},
  {name: 'moc', label: 'Moc instalacji, kWp', value: '165'},
] as const;

const formId = 'pierwszy-szacunek';
const {annualKwh, kwp, kwpPerThousandKwh, added} = example;
const thousands = (zl: number): string => formatNumber(Math.round(zl / 1000));
const about = (zl: number): string => `${thousands(zl)}\u00a0tys.\u00a0zł`;
/** „14–42 tys. zł”: money that depends on how a rule is read is never told by one number. */
const between = (low: number, high: number): string => `${thousands(low)}–${about(high)}`;

/** Two numbers passed on to the calculator. The browser validates them, to keep the first load small. */
export default function CalculatorTeaser(): ReactNode {
  const history = useHistory();
  const calculator = useBaseUrl('/kalkulator');
  return (
    <Section id="policz" title="Policz dla swojej gminy, wsi albo firmy">
      <div className={styles.case}>
        <div className={styles.teaser}>
          <form
            id={formId}
            className="needsScript"
            aria-label="Pierwszy szacunek"
            onSubmit={(event) => {
              event.preventDefault();
              const typed = new FormData(event.currentTarget) as unknown as Iterable<
                [string, string]
              >;
              // After the hash, not as a query: what is typed is never sent to a server.
              history.push(`${calculator}#${new URLSearchParams([...typed]).toString()}`);
            }}>
            {fields.map(({name, label, value}) => (
              <label key={name}>
                {label}
                <input
                  className="addressField"
                  name={name}
                  defaultValue={value}
                  required
                  pattern="[\d\s]+([.,]\d+)?"
                  title="Wpisz liczbę, np. 2500 albo 2500,5."
                  inputMode="decimal"
                  autoComplete="off"
                />
              </label>
            ))}
          </form>
          {/* Within the form the browser would send what was typed before the page has woken. */}
          <Button type="submit" form={formId} className="needsScript">
            Policz
          </Button>
          <p>
            Nowa spółdzielnia potrzebuje instalacji, które w&nbsp;ciągu roku mogą pokryć co najmniej{' '}
            {example.threshold}% jej potrzeb. Na każde 1000&nbsp;kWh zużycia to około{' '}
            {formatNumber(kwpPerThousandKwh, 1)}&nbsp;kWp paneli. Bez tego Krajowy Ośrodek Wsparcia
            Rolnictwa (KOWR) odmówi wpisu do wykazu, a&nbsp;bez wpisu nie ma wspólnych rozliczeń.
          </p>
          {example.isLawful && (
            <p>
              Przykład: gmina, stowarzyszenie i spółka wodociągowa (3 osoby prawne) zużywają{' '}
              {formatNumber(annualKwh)}&nbsp;kWh i mają {formatNumber(kwp)}&nbsp;kWp paneli.
              W&nbsp;zwykłym roku spółdzielnia daje dodatkowo {between(added.low, added.high)},
              zależnie od tego, kto płaci zmienną opłatę za sieć: przepis można czytać dwojako. Inna
              pogoda i ceny dają od {about(example.range.low)} do {about(example.range.high)}.{' '}
              <Link to="/kalkulator#kto=gmina">Zobacz założenia i zmień je</Link>
            </p>
          )}
        </div>
        {example.isLawful && (
          <figure className={styles.costs}>
            <figcaption>
              <strong>Koszt prądu w&nbsp;roku, przykład modelowy</strong>
            </figcaption>
            <Cost name="bez paneli" zl={example.alone} />
            <Cost name="z&nbsp;panelami, bez spółdzielni" zl={example.without} />
            <Cost
              name="z&nbsp;panelami, w&nbsp;spółdzielni"
              zl={example.without - added.high}
              most={example.without - added.low}
            />
          </figure>
        )}
      </div>
      <p className="withoutScript">
        <Link to="/kalkulator">Zobacz, jak liczymy</Link>
      </p>
    </Section>
  );
}

interface CostProps {
  readonly name: string;
  readonly zl: number;
  /** Under the other reading of the rule on the grid fee. */
  readonly most?: number;
}

function Cost({name, zl, most}: CostProps): ReactNode {
  const part = (cost: number): string => `${Math.round((cost / example.alone) * 1000) / 10}%`;
  return (
    <>
      <p>
        {name} <strong>{most === undefined ? `około\u00a0${about(zl)}` : between(zl, most)}</strong>
      </p>
      <svg aria-hidden="true">
        {most !== undefined && <rect width={part(most)} height="20" opacity="0.4" />}
        <rect width={part(zl)} height="20" />
      </svg>
    </>
  );
}
