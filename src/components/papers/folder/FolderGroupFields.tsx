import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {Button} from '@site/src/components/ui/buttons/Button';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import Icon from '@site/src/components/ui/Icon';
import {unfold} from '@site/src/browser/navigation/unfold';
import {memberNames} from '@site/src/domain/papers/checks';
import {
  folderGroups,
  isListId,
  type FieldId,
  type FolderGroup,
  type GroupId,
  type ListId,
} from '@site/src/domain/papers/folder';
import {filledIn, mostEntries, withEntry, withValue} from '@site/src/domain/papers/folderData';
import {answerOf} from '@site/src/domain/papers/fill';
import {foldedFields} from '@site/src/domain/papers/folderSteps';
import {isShownTo} from '@site/src/domain/papers/handOver';
import EntryFields from './EntryFields';
import FolderInput from './FolderInput';
import {useDesk} from './desk';
import styles from './styles.module.css';

interface Props {
  readonly group: GroupId;
  /** What the law says of the municipalities together; null while they are not known. */
  readonly area: string | null;
}

/** Beside the name of fields: what is set there and, while any is missing, how many are filled in. Untouched, nothing. */
function Filled({
  filled,
  all,
  answer = '',
}: ReturnType<typeof filledIn> & {readonly answer?: string}): ReactNode {
  const isWhole = filled === all && answer !== '';
  return (
    filled > 0 && (
      <span className="meta">
        {answer}
        {!isWhole && (
          <>
            {answer !== '' && ' · '}
            <span className="visuallyHidden">wypełnione pola: </span>
            {filled} z&nbsp;{all}
          </>
        )}
      </span>
    )
  );
}

/**
 * A part of a step: the entries of a list, or fields. A list shows what it has and how to add to it, and the name of the
 * cooperative is what the folder begins with; only other fields are folded.
 */
export default function FolderGroupFields({group, area}: Props): ReactNode {
  const {folder} = useDesk();
  const {label, word} = folderGroups[group];
  const place = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    // A link to the group leads to its fields.
    if (place.current && location.hash === `#${word}`) {
      for (const fold of place.current.querySelectorAll<HTMLDetailsElement>('[data-fields]')) {
        fold.open = true;
      }
      if (unfold(place.current)) {
        place.current.scrollIntoView();
      }
    }
  }, [location, word]);
  const filled = filledIn(folder, group);
  return (
    <div ref={place} id={word} className={clsx(styles.group, isListId(group) && styles.list)}>
      {isListId(group) ? (
        <>
          <h4>{label}</h4>
          <Filled {...filled} />
          {group === 'municipalities' && <p role="status">{area}</p>}
          <Entries list={group} />
        </>
      ) : group === 'cooperative' ? (
        <Fields group={group} />
      ) : (
        <details data-fields="">
          <FoldSummary>
            <h4>{label}</h4>
            <Filled {...filled} answer={answerOf(folder, group)} />
          </FoldSummary>
          <Fields group={group} />
        </details>
      )}
    </div>
  );
}

function Fields({group}: Pick<Props, 'group'>): ReactNode {
  const {folder, change, who} = useDesk();
  const {fields}: FolderGroup = folderGroups[group];
  // Who is asked for a few fields sees them all.
  const folds = who === null ? (foldedFields[group] ?? []) : [];
  const isFolded = (name: string): boolean =>
    folds.some(({fields: folded}) => folded.includes(name));
  const inputsOf = (isHere: (name: string) => boolean): ReactNode => (
    <div className={styles.fields}>
      {Object.entries(fields)
        .filter(([name]) => isHere(name) && isShownTo(who, group, name))
        .map(([name, field]) => {
          const id = `${group}.${name}` as FieldId;
          return (
            <FolderInput
              key={id}
              id={id}
              name={id}
              field={field}
              value={folder.values[id] ?? ''}
              members={memberNames(folder)}
              onChange={(text) => {
                change((current) => withValue(current, id, text));
              }}
            />
          );
        })}
    </div>
  );
  return (
    <>
      {inputsOf((name) => !isFolded(name))}
      {folds.map(({label, fields: folded}) => (
        <FieldsFold key={label} label={label} count={filledIn(folder, group, folded)}>
          {inputsOf((name) => folded.includes(name))}
        </FieldsFold>
      ))}
    </>
  );
}

/** Fields under their name, open as soon as one of them is filled in, and still while it is emptied. */
function FieldsFold({
  label,
  count,
  children,
}: {
  readonly label: string;
  readonly count: ReturnType<typeof filledIn>;
  readonly children: ReactNode;
}): ReactNode {
  const [wasFilled, setWasFilled] = useState(false);
  if (count.filled > 0 && !wasFilled) {
    setWasFilled(true);
  }
  return (
    <details className={styles.group} data-fields="" open={wasFilled}>
      <FoldSummary>
        <h5>{label}</h5>
        <Filled {...count} />
      </FoldSummary>
      {children}
    </details>
  );
}

function Entries({list}: {readonly list: ListId}): ReactNode {
  const {folder, change} = useDesk();
  const {item} = folderGroups[list];
  const entries = folder.lists[list];
  const isFull = entries.length >= mostEntries;
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (isAdding.current) {
      isAdding.current = false;
      document.querySelector<HTMLElement>(`[id^="${list}-${entries.length - 1}-"]`)?.focus();
    }
  }, [list, entries.length]);
  return (
    <>
      {entries.map((entry, index) => (
        <EntryFields
          // The place in the list is all that a new entry has.
          key={index}
          list={list}
          index={index}
          entry={entry}
          onRemoved={() => add.current?.focus()}
        />
      ))}
      <Button
        ref={add}
        look="plain"
        disabled={isFull}
        onClick={() => {
          isAdding.current = true;
          change((current) => withEntry(current, list));
        }}>
        <Icon name="lucide:plus" />
        Dodaj: {item.toLowerCase()}
      </Button>
      {isFull && <p>Tu dodasz najwyżej {mostEntries} pozycji.</p>}
    </>
  );
}
