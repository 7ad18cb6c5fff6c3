import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import NumberField from '@site/src/components/ui/controls/NumberField';
import SelectField from '@site/src/components/ui/controls/SelectField';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import {limits} from '@site/src/domain/calculator/defaults';
import {newcomerOf} from '@site/src/domain/calculator/members/newcomer';
import {
  memberKindIds,
  memberKinds,
  type MemberKindId,
} from '@site/src/domain/calculator/members/memberKinds';
import type {CalculationReport, Joining} from '@cooperative/settlement/cooperative/shapes';
import type {Settled} from '../types';
import {joiningSentences} from './keyTexts';

interface Props {
  readonly settled: Settled;
  readonly joining: Calculation['joining'];
}

type State =
  | {readonly kind: 'idle' | 'busy'}
  | {readonly kind: 'failed'; readonly message: string}
  | {
      readonly kind: 'done';
      readonly of: CalculationReport;
      readonly id: string;
      readonly found: Joining;
    };

const options = memberKindIds.map((id) => ({value: id, label: memberKinds[id].name}));

/** What somebody who joins changes, for the others and for themselves. */
export default function JoiningPart({settled: {report, input}, joining}: Props): ReactNode {
  const [kind, setKind] = useState<MemberKindId>('dom');
  const [annualKwh, setAnnualKwh] = useState<number | null>(memberKinds.dom.annualKwh);
  const [kwp, setKwp] = useState<number | null>(0);
  const [state, setState] = useState<State>({kind: 'idle'});
  const isReady = annualKwh !== null && kwp !== null && state.kind !== 'busy';
  const compute = (): void => {
    if (!isReady) {
      return;
    }
    const newcomer = newcomerOf(input, kind, {annualKwh, kwp});
    const fail = (message = 'Nie udało się policzyć. Spróbuj ponownie.'): void => {
      setState({kind: 'failed', message});
    };
    setState({kind: 'busy'});
    joining(newcomer).then(
      (result) => {
        if (result.ok) {
          setState({kind: 'done', of: report, id: newcomer.id, found: result.value});
        } else {
          fail(result.errors[0]?.message);
        }
      },
      () => {
        fail();
      },
    );
  };
  const isDone = state.kind === 'done' && state.of === report;
  return (
    <section aria-labelledby="kto-przystepuje">
      <h4 id="kto-przystepuje">Gdyby ktoś przystąpił</h4>
      <SelectField
        id="nowy-rodzaj"
        label="Kto przystępuje"
        options={options}
        value={kind}
        onChange={(next) => {
          setKind(next);
          setAnnualKwh(memberKinds[next].annualKwh);
        }}
        hint="Profil zużycia i podana liczba kWh to założenia."
        why="Stawki: z tej samej grupy taryfowej, a gdy nikt jej nie ma, pierwsze z listy."
      />
      <NumberField
        id="nowy-zuzycie"
        label="Roczne zużycie nowego członka"
        unit="kWh"
        min={0}
        max={limits.annualKwh}
        step={100}
        fractionDigits={0}
        isRequired
        value={annualKwh}
        onChange={setAnnualKwh}
      />
      <NumberField
        id="nowy-moc"
        label="Jego panele"
        unit="kWp"
        min={0}
        max={limits.kw}
        isRequired
        value={kwp}
        onChange={setKwp}
      />
      <p>
        <Button aria-disabled={!isReady || undefined} onClick={compute}>
          Policz, co zmieni przystąpienie
        </Button>
      </p>
      <div role="status">
        {state.kind === 'busy' && <p>Liczymy…</p>}
        {state.kind === 'failed' && <p>{state.message}</p>}
        {isDone && (
          <ul>
            {joiningSentences(state.id, state.found, report).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
