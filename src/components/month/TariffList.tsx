import {formatCount, inQuotes} from '@cooperative/polish';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {
  lacksTariff,
  usersOf,
  withoutTariff,
  withTariffOf,
} from '@site/src/browser/month/monthTariffs';
import {
  kindOf,
  kindsOfGroup,
  memberOf,
  membersOf,
  type PointKind,
  pointForms,
  pointKinds,
} from '@cooperative/settlement/month';
import type {CooperativeRecord, Point} from '@cooperative/settlement/record';
import {useEdited} from './edited';

interface Props {
  /** Begins to change the rates of this name. */
  readonly onEdit: (id: string) => void;
}

/** The rates with the points that have them; points without any are offered, all or of one kind or member. */
export default function TariffList({onEdit}: Props): ReactNode {
  const {input, change, remove} = useEdited();
  const {points, tariffs} = input;
  const used = Object.keys(tariffs);
  const without = points.filter(lacksTariff);
  const offers = offersOf(without, input.members);
  return (
    <>
      {offers.length > 1 && used.length > 0 && (
        <p className="meta">
          Punkty bez stawek, do nadania jednym naciśnięciem:{' '}
          {offers.map(({name, points: own}) => `${name}: ${namesOf(own)}`).join('; ')}. Rodzaj
          bierzemy z listy punktów, teczki albo nazwy, więc sprawdź go.
        </p>
      )}
      <ul>
        {used.map((id) => {
          return (
            <li key={id}>
              <b>{id}</b>: {formatCount(usersOf(points, id), pointForms)}{' '}
              <Button look="plain" aria-label={`Zmień stawki ${id}`} onClick={() => onEdit(id)}>
                Zmień
              </Button>{' '}
              <Button
                look="plain"
                aria-label={`Usuń stawki ${id}`}
                onClick={() => {
                  remove(`Usunięto stawki ${inQuotes(id)}.`, (before) => withoutTariff(before, id));
                }}>
                Usuń
              </Button>
              {without.length > 0 && (
                <ButtonRow>
                  {offers.length > 1 &&
                    offers
                      .filter(({kind}) => kind === null || kindsOf(tariffs[id]).includes(kind))
                      .map(({name, points: own}) => (
                        <Button
                          key={name}
                          aria-label={`Nadaj stawki ${id}: ${name}`}
                          onClick={() => {
                            change((before) =>
                              withTariffOf(before, id, (point) =>
                                own.some((one) => one.id === point.id),
                              ),
                            );
                          }}>
                          {name} ({own.length})
                        </Button>
                      ))}
                  <Button onClick={() => change((before) => withTariffOf(before, id))}>
                    Nadaj wszystkim bez stawek ({without.length})
                  </Button>
                </ButtonRow>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Points that get rates together: all of a kind, or those of one member of whom nobody knows what it is. */
interface Offer {
  readonly kind: PointKind | null;
  readonly name: string;
  readonly points: readonly Point[];
}

const kindNames: Readonly<Record<PointKind, string>> = {
  home: 'Domy',
  firm: 'Firmy',
  municipal: 'Punkty gminy',
};

function offersOf(
  without: readonly Point[],
  members: CooperativeRecord['members'],
): readonly Offer[] {
  const ofKinds = pointKinds.map((kind): Offer => ({
    kind,
    name: kindNames[kind],
    points: without.filter((point) => kindOf(point, members) === kind),
  }));
  const others = without.filter((point) => kindOf(point, members) === null);
  const ofMembers = membersOf({points: others}).map((name): Offer => ({
    kind: null,
    name,
    points: others.filter((point) => memberOf(point) === name),
  }));
  return [...ofKinds, ...ofMembers].filter((offer) => offer.points.length > 0);
}

/** Kinds of points that rates are for: homes have groups G. */
function kindsOf(tariff: CooperativeRecord['tariffs'][string] | undefined): readonly PointKind[] {
  return kindsOfGroup(tariff?.kind === 'g11' ? 'G11' : tariff?.group);
}

function namesOf(points: readonly Point[]): string {
  return points.map(({id}) => id).join(', ');
}
