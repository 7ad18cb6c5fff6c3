import {useContext, useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Button} from '@site/src/components/ui/buttons/Button';
import FoldHeading from '@site/src/components/ui/FoldHeading';
import {memberNames} from '@site/src/domain/papers/checks';
import {
  folderGroups,
  isListId,
  type FieldId,
  type FolderGroup,
  type GroupId,
  type ListId,
} from '@site/src/domain/papers/folder';
import {
  filledIn,
  mostEntries,
  withEntry,
  withValue,
  type Folder,
} from '@site/src/domain/papers/folderData';
import {isShownTo} from '@site/src/domain/papers/handOver';
import EntryFields from './EntryFields';
import FolderInput from './FolderInput';
import {WhoContext} from './who';
import styles from './styles.module.css';

interface Props {
  readonly group: GroupId;
  readonly folder: Folder;
  /** What the law says of the municipalities together; null while they are not known. */
  readonly area: string | null;
  readonly change: (step: (folder: Folder) => Folder) => void;
}

/** One step of the folder: its fields, or its entries with theirs, under a heading that says how much is filled in. */
export default function FolderGroupFields(props: Props): ReactNode {
  const {group, folder} = props;
  const {label, word} = folderGroups[group];
  const {filled, all} = filledIn(folder, group);
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    // A link to the group leads to its fields.
    if (details.current && location.hash === `#${word}`) {
      details.current.open = true;
    }
  }, [location, word]);
  return (
    <details ref={details} id={word} className={styles.group} open={group === 'cooperative'}>
      <FoldHeading>
        <h4>{label}</h4>
        <span>{all === 0 ? 'Nic nie wpisano' : `Wypełnione pola: ${filled} z ${all}`}</span>
      </FoldHeading>
      {group === 'municipalities' && <p role="status">{props.area}</p>}
      {isListId(group) ? <Entries {...props} list={group} /> : <Fields {...props} />}
    </details>
  );
}

function Fields({group, folder, change}: Props): ReactNode {
  const {fields}: FolderGroup = folderGroups[group];
  const reader = useContext(WhoContext);
  const shown = Object.entries(fields).filter(([name]) => isShownTo(reader, group, name));
  return (
    <div className={styles.fields}>
      {shown.map(([name, field]) => {
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
}

function Entries({list, folder, change}: Props & {readonly list: ListId}): ReactNode {
  const {item} = folderGroups[list];
  const entries = folder.lists[list];
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
          folder={folder}
          change={change}
          onRemoved={() => add.current?.focus()}
        />
      ))}
      <Button
        ref={add}
        disabled={entries.length >= mostEntries}
        onClick={() => {
          isAdding.current = true;
          change((current) => withEntry(current, list));
        }}>
        Dodaj: {item.toLowerCase()}
      </Button>
    </>
  );
}
