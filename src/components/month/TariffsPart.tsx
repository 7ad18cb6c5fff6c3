import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {lazyPart} from '@site/src/components/ui/loading/lazyPart';
import {withTariff, lacksTariff} from '@site/src/browser/month/monthTariffs';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import type {Task} from '@cooperative/settlement/month';
import {useEdited} from './edited';
import GroupRates from './GroupRates';
import Part from './Part';
import PriceFields from './PriceFields';
import TariffList from './TariffList';

const OwnRates = lazyPart(() => import('./OwnRates'), {
  message: 'Nie udało się wczytać pól stawek. Spróbuj jeszcze raz.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});

interface Props {
  readonly task: Task;
  readonly rates: DatedRates;
}

/** The rates of the points: of a group the site knows, or copied from a bill; each can be changed and taken away. */
export default function TariffsPart({task, rates}: Props): ReactNode {
  const {input, change} = useEdited();
  const [edited, setEdited] = useState<string | null>(null);
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  /** Counts what was saved, so that the fields begin anew. */
  const [saved, setSaved] = useState(0);
  const used = Object.keys(input.tariffs);
  const without = input.points.filter(lacksTariff);
  const tariff = edited === null ? undefined : input.tariffs[edited];
  const own = tariff?.kind === 'own' ? tariff : null;
  const group = tariff && tariff.kind !== 'own' ? tariff : null;
  const others = Object.fromEntries(Object.entries(input.tariffs).filter(([id]) => id !== edited));
  const save = (id: string, next: CooperativeRecord['tariffs'][string]): void => {
    change((before) => withTariff(before, id, next, edited ?? undefined));
    setEdited(null);
    setIsOwnOpen(false);
    setSaved((count) => count + 1);
  };
  return (
    <Part task={task}>
      <p>
        {used.length === 0 && 'Bez stawek policzymy same kilowatogodziny.'}
        {used.length > 0 && without.length > 0 && ` Punkty bez kwot: ${without.length}.`}
      </p>
      <TariffList onEdit={setEdited} />
      <details open={used.length === 0 || group !== null}>
        <summary>{group === null ? 'Dodaj stawki z taryfy' : `Zmień stawki: ${edited}`}</summary>
        <GroupRates
          key={`${saved} ${edited}`}
          edited={group && edited !== null ? {id: edited, tariff: group} : null}
          others={others}
          rates={rates}
          onSave={save}
        />
      </details>
      <details
        open={own !== null || isOwnOpen}
        onToggle={({target, currentTarget}) => {
          // Those inside tell it too.
          if (target === currentTarget) {
            setIsOwnOpen(currentTarget.open);
          }
        }}>
        <summary>
          {own === null ? 'Przepisz stawki z faktury' : `Zmień stawki z faktury: ${edited}`}
        </summary>
        {(own !== null || isOwnOpen) && (
          <OwnRates
            key={`${saved} ${edited}`}
            edited={own && edited !== null ? {id: edited, tariff: own} : null}
            taken={Object.keys(others)}
            dated={rates}
            onSave={save}
          />
        )}
      </details>
      {tariff && (
        <Button look="plain" onClick={() => setEdited(null)}>
          Zostaw stawki {edited} bez zmian
        </Button>
      )}
      <PriceFields />
    </Part>
  );
}
