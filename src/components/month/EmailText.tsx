import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {useClipboard} from '@site/src/browser/device/useClipboard';
import {today} from '@site/src/browser/device/today';
import {exactText, toHeadingId} from '@cooperative/polish';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {
  membersOf,
  type SettledMonth,
  sheetText,
  statementSheet,
} from '@cooperative/settlement/month';
import SheetButton from './SheetButton';
import styles from './styles.module.css';

interface Props {
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
}

/** A member's statement as a text, to be copied into an e-mail. */
export default function EmailText({input, months}: Props): ReactNode {
  const [chosen, setChosen] = useState('');
  const {state, copy} = useClipboard();
  const members = membersOf(input);
  const member = members.includes(chosen) ? chosen : (members[0] ?? '');
  const sheet = statementSheet(input, months, member, {day: today(), format: exactText});
  const text = sheetText(sheet);
  return (
    <details>
      <summary>Zestawienie jednego członka: tekst do e-maila i DOCX</summary>
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
        <SheetButton
          name={`zestawienie-${toHeadingId(member)}.docx`}
          sheet={sheet}
          label="Pobierz DOCX"
        />
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
