import {useState, type ReactNode} from 'react';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {today} from '@site/src/browser/device/today';
import {exactText, toHeadingId} from '@cooperative/polish';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {
  membersOf,
  type SettledMonth,
  sheetText,
  statementSheet,
} from '@cooperative/settlement/month';
import styles from './SheetView.module.css';
import SheetButton from './SheetButton';
import SheetView from './SheetView';
import TextToCopy from './TextToCopy';

interface Props {
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
}

/** A member's statement as a paper, to be copied into an e-mail as a text. */
export default function EmailText({input, months}: Props): ReactNode {
  const [chosen, setChosen] = useState('');
  const members = membersOf(input);
  const member = members.includes(chosen) ? chosen : (members[0] ?? '');
  const sheet = statementSheet(input, months, member, {day: today(), format: exactText});
  return (
    <details>
      <summary>Zestawienie jednego członka: tekst do e-maila i DOCX</summary>
      <div className={styles.beside}>
        <SelectField
          id="email-czlonek"
          label="Członek"
          options={members.map((name) => ({value: name, label: name}))}
          value={member}
          onChange={setChosen}
        />
        <TextToCopy text={sheetText(sheet)} drawn={<SheetView sheet={sheet} isInPage />}>
          <SheetButton
            name={`zestawienie-${toHeadingId(member)}.docx`}
            sheet={sheet}
            label="Pobierz DOCX"
          />
        </TextToCopy>
      </div>
    </details>
  );
}
