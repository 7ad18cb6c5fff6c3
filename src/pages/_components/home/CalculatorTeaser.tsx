import {useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button, ButtonLink} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import {parsePolishNumber} from '@site/src/domain/polishNumber';
import Section from './Section';
import styles from './styles.module.css';

const fields = [
  {name: 'zuzycie', label: 'Roczne zużycie, kWh'},
  {name: 'moc', label: 'Moc instalacji, kWp'},
] as const;

type Typed = Readonly<Record<(typeof fields)[number]['name'], string>>;

/** Two numbers that lead to the calculator, which goes on with them. */
export default function CalculatorTeaser(): ReactNode {
  const [typed, setTyped] = useState<Typed>({zuzycie: '240 000', moc: '165'});
  const [isChecked, setIsChecked] = useState(false);
  const history = useHistory();
  const calculator = useBaseUrl('/kalkulator');
  const submit = (): void => {
    const values = fields.map(({name}) => [name, parsePolishNumber(typed[name])] as const);
    const wrong = values.find(([, value]) => value === null || value < 0);
    setIsChecked(true);
    if (wrong) {
      document.getElementById(`policz-${wrong[0]}`)?.focus();
    } else {
      history.push(`${calculator}#${values.map(([name, value]) => `${name}=${value}`).join('&')}`);
    }
  };
  return (
    <Section id="policz" title="Policz dla swojej gminy, wsi albo firmy">
      <form
        noValidate
        className={`${styles.teaser} needsScript`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}>
        {fields.map(({name, label}) => (
          <Field
            key={name}
            id={`policz-${name}`}
            label={label}
            error={
              isChecked && (parsePolishNumber(typed[name]) ?? -1) < 0
                ? 'Wpisz liczbę, np. 2500 albo 2500,5.'
                : undefined
            }>
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={typed[name]}
                onChange={({target}) => {
                  setTyped({...typed, [name]: target.value});
                }}
              />
            )}
          </Field>
        ))}
        <Button type="submit">Policz</Button>
      </form>
      <p className="withoutScript">
        <ButtonLink to="/kalkulator" look="outlined">
          Zobacz, jak liczymy
        </ButtonLink>
      </p>
    </Section>
  );
}
