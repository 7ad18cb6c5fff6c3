import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {
  lacksTariff,
  usersOf,
  withoutTariff,
  withTariffOf,
} from '@site/src/browser/month/monthTariffs';
import type {Month} from '@site/src/browser/month/useMonth';
import type {MonthInput} from '@site/src/domain/month/schema';
import {memberOf, membersOf} from '@site/src/domain/month/statement';
import {formatCount} from '@site/src/site/format';
import {pointForms} from './words';

interface Props {
  readonly input: MonthInput;
  readonly change: Month['change'];
  readonly remove: Month['remove'];
  /** Begins to change the rates of this name; null where the form does not know their kind. */
  readonly editOf: (id: string) => (() => void) | null;
}

/** The rates with the points that have them; points without any are offered, all or of one member. */
export default function TariffList({input, change, remove, editOf}: Props): ReactNode {
  const {points, tariffs} = input;
  const without = points.filter(lacksTariff);
  const members = membersOf({points: without});
  return (
    <ul>
      {Object.keys(tariffs).map((id) => {
        const edit = editOf(id);
        return (
          <li key={id}>
            <b>{id}</b>: {formatCount(usersOf(points, id), pointForms)}{' '}
            {edit && (
              <Button look="plain" aria-label={`Zmień stawki ${id}`} onClick={edit}>
                Zmień
              </Button>
            )}{' '}
            <Button
              look="plain"
              aria-label={`Usuń stawki ${id}`}
              onClick={() => {
                remove(`Usunięto stawki „${id}”.`, (before) => withoutTariff(before, id));
              }}>
              Usuń
            </Button>
            {without.length > 0 && (
              <ButtonRow>
                <Button
                  onClick={() => {
                    change((before) => withTariffOf(before, id));
                  }}>
                  Nadaj wszystkim bez stawek ({without.length})
                </Button>
                {members.length > 1 &&
                  members.map((member) => (
                    <Button
                      key={member}
                      aria-label={`Nadaj stawki ${id}: ${member}`}
                      onClick={() => {
                        change((before) =>
                          withTariffOf(before, id, (point) => memberOf(point) === member),
                        );
                      }}>
                      {member} ({without.filter((point) => memberOf(point) === member).length})
                    </Button>
                  ))}
              </ButtonRow>
            )}
          </li>
        );
      })}
    </ul>
  );
}
