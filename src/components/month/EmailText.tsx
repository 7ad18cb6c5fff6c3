import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {useClipboard} from '@site/src/browser/device/useClipboard';
import {today} from '@site/src/browser/device/today';
import type {MonthInput} from '@site/src/domain/month/schema';
import type {SettledMonth} from '@site/src/domain/month/settleMonths';
import {membersOf} from '@site/src/domain/month/statement';
import {statementText} from '@site/src/domain/month/statementText';
import {exactText} from './words';
import styles from './styles.module.css';

interface Props {
  readonly input: MonthInput;
  readonly months: readonly SettledMonth[];
}

/** A member's statement as a text, to be copied into an e-mail. */
export default function EmailText({input, months}: Props): ReactNode {
  const [chosen, setChosen] = useState('');
  const {state, copy} = useClipboard();
  const members = membersOf(input);
  const member = members.includes(chosen) ? chosen : (members[0] ?? '');
  const text = statementText(input, months, member, {day: today(), format: exactText});
  return (
    <details>
      <summary>Tekst do e-maila</summary>
      <SelectField
        id="email-czlonek"
        label="Członek"
        options={members.map((name) => ({value: name, label: name}))}
        value={member}
        onChange={setChosen}
      />
      <pre className={styles.letter}>{text}</pre>
      <ButtonRow>
        <Button
          onClick={() => {
            void copy(text);
          }}>
          Kopiuj tekst
        </Button>
      </ButtonRow>
      <p role="status">
        {state === 'copied'
          ? 'Skopiowano.'
          : state === 'refused'
            ? 'Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go sam.'
            : ''}
      </p>
    </details>
  );
}
