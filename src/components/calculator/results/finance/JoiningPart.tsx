import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import NumberField from '@site/src/components/ui/controls/NumberField';
import SelectField from '@site/src/components/ui/controls/SelectField';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import type {Joining} from '@cooperative/settlement/answer';
import {limits} from '@cooperative/settlement/description';
import {newcomerOf} from '@site/src/domain/calculator/members/newcomer';
import {
  memberKindIds,
  memberKinds,
  type MemberKindId,
} from '@site/src/domain/calculator/members/memberKinds';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {useAsking} from '../useAsking';
import {joiningSentences} from '@site/src/domain/calculator/finance/keyTexts';

interface Props {
  readonly settled: Settled;
  readonly joining: Calculation['joining'];
}

const options = memberKindIds.map((id) => ({value: id, label: memberKinds[id].name}));

/** What somebody who joins changes, for the others and for themselves. */
export default function JoiningPart({settled: {report}, joining}: Props): ReactNode {
  const [kind, setKind] = useState<MemberKindId>('dom');
  const [annualKwh, setAnnualKwh] = useState<number | null>(memberKinds.dom.annualKwh);
  const [kwp, setKwp] = useState<number | null>(0);
  const [state, ask] = useAsking<Joining>(report);
  const [id, setId] = useState('');
  const isReady = annualKwh !== null && kwp !== null && state.kind !== 'busy';
  const compute = (): void => {
    if (!isReady) {
      return;
    }
    const newcomer = newcomerOf(report.input, kind, {annualKwh, kwp});
    setId(newcomer.id);
    ask(joining(newcomer));
  };
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
        {state.kind === 'failed' && (
          <p>{state.message ?? 'Nie udało się policzyć. Spróbuj ponownie.'}</p>
        )}
        {state.kind === 'done' && (
          <ul>
            {joiningSentences(id, state.found, report).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
