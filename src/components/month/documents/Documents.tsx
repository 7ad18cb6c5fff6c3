import {useEffect, useState, type ReactNode} from 'react';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {
  prepareDocuments,
  settingsProblems,
  withSellerBills,
} from '@cooperative/settlement/documents';
import {
  monthName,
  type SellerTyped,
  type SettledMonth,
  writeMonth,
} from '@cooperative/settlement/month';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {loadWriters} from '@site/src/browser/month/saveSheet';
import {todayInPoland} from '@site/src/browser/month/todayInPoland';
import {useEdited} from '../edited';
import BeforeIssuing from './BeforeIssuing';
import CooperativeFields from './CooperativeFields';
import Drafts from './Drafts';
import MemberFields from './MemberFields';
import NumberFields from './NumberFields';
import PayoutFields from './PayoutFields';
import Receivables from './Receivables';
import SellerBoughtFields from './SellerBoughtFields';
import TermsFields from './TermsFields';
import {FieldErrorContext, useWrongFields, WrongFieldContext} from '../wrongFields';

export interface DocumentsProps {
  /** As it was settled. */
  readonly settledInput: CooperativeRecord;
  readonly months: readonly SettledMonth[];
  /** What the seller's bills say. */
  readonly typed: Readonly<Record<string, SellerTyped>>;
}

/** Who owes what: settings once, one table to check, and what was issued with who has paid. */
export default function Documents({
  settledInput: asSettled,
  months,
  typed,
}: DocumentsProps): ReactNode {
  const {input} = useEdited();
  const [chosen, setChosen] = useState<number | null>(null);
  const [wrongFields, tell] = useWrongFields();
  useEffect(() => {
    loadWriters().catch(() => {
      // A press asks for them again, and says what is wrong.
    });
  }, []);
  const settled = months.find(({month}) => month === chosen) ?? months.at(-1);
  const today = todayInPoland();
  const settledInput = withSellerBills(asSettled, months, typed);
  const problems = settingsProblems(input, today);
  const errorOf = (field?: string): string | undefined =>
    problems.find((problem) => problem.field === field)?.message;
  return (
    <WrongFieldContext value={tell}>
      <FieldErrorContext value={errorOf}>
        <TermsFields />
        <BeforeIssuing />
        <CooperativeFields />
        <MemberFields />
        <NumberFields settledMonth={settled && writeMonth(settled.month)} />
        <PayoutFields />
      </FieldErrorContext>
      {settled && <SellerBoughtFields input={settledInput} settled={settled} />}
      {months.length > 1 && (
        <SelectField
          id="dokumenty-miesiac"
          label="Miesiąc"
          options={months.map(({month}) => ({value: month, label: monthName(month)}))}
          value={settled?.month ?? 0}
          onChange={setChosen}
        />
      )}
      {settled && (
        <Drafts
          prepared={prepareDocuments(settledInput, settled, today)}
          wrongFields={wrongFields}
          input={settledInput}
          settled={settled}
        />
      )}
      <Receivables input={settledInput} settled={settled} months={months} today={today} />
    </WrongFieldContext>
  );
}
