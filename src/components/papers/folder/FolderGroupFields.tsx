import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {
  folderGroups,
  isAsked,
  isListId,
  type FolderGroup,
  type GroupId,
  type ListId,
} from '@site/src/domain/papers/folder';
import {
  filledIn,
  mostEntries,
  withEntry,
  withEntryText,
  withoutEntry,
  withValue,
  type Entry,
  type Folder,
} from '@site/src/domain/papers/folderData';
import FolderInput from './FolderInput';
import styles from './styles.module.css';

interface Props {
  readonly group: GroupId;
  readonly folder: Folder;
  readonly change: (step: (folder: Folder) => Folder) => void;
}

/** One step of the folder: its fields, or its entries with theirs, under a heading that says how much is filled in. */
export default function FolderGroupFields(props: Props): ReactNode {
  const {group, folder} = props;
  const {label} = folderGroups[group];
  const {filled, all} = filledIn(folder, group);
  return (
    <details id={group} className={styles.group} open={group === 'spoldzielnia'}>
      <summary>
        <h4>{label}</h4>
        <span className="meta">
          {all === 0 ? 'Nic nie wpisano' : `Wypełnione pola: ${filled} z ${all}`}
        </span>
      </summary>
      {isListId(group) ? <Entries {...props} list={group} /> : <Fields {...props} />}
    </details>
  );
}

function Fields({group, folder, change}: Props): ReactNode {
  const {fields}: FolderGroup = folderGroups[group];
  return (
    <div className={styles.fields}>
      {Object.entries(fields).map(([name, field]) => {
        const id = `${group}.${name}`;
        return (
          <FolderInput
            key={id}
            id={id}
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

interface EntryProps {
  readonly list: ListId;
  readonly index: number;
  readonly entry: Entry;
  readonly folder: Folder;
  readonly change: Props['change'];
  readonly onRemoved: () => void;
}

function EntryFields({list, index, entry, folder, change, onRemoved}: EntryProps): ReactNode {
  const {item, fields}: FolderGroup = folderGroups[list];
  // A new entry is open, and stays so while it is written.
  const [isOpen] = useState(Object.keys(entry).length === 0);
  const asked = Object.entries(fields).filter(
    ([field, described]) => isAsked(described, entry.rodzaj) || (entry[field] ?? '') !== '',
  );
  const name = `${item} ${index + 1}`;
  const title = entry.nazwa ?? entry.imie ?? entry.adres ?? entry.miejsce ?? 'bez nazwy';
  return (
    <details className={styles.entry} open={isOpen}>
      <summary>
        {name}: <strong>{title}</strong>
      </summary>
      <fieldset className={styles.fields}>
        <legend className="visuallyHidden">{name}</legend>
        {asked.map(([field, described]) => (
          <FolderInput
            key={field}
            id={`${list}-${index}-${field}`}
            field={described}
            value={entry[field] ?? ''}
            members={memberNames(folder)}
            onChange={(text) => {
              change((current) => withEntryText(current, list, index, field, text));
            }}
          />
        ))}
      </fieldset>
      <Button
        aria-label={`Usuń: ${name}, ${title}`}
        onClick={() => {
          change((current) => withoutEntry(current, list, index));
          onRemoved();
        }}>
        Usuń
      </Button>
    </details>
  );
}

function memberNames({lists: {czlonkowie}}: Folder): readonly string[] {
  return czlonkowie.flatMap(({nazwa}) => nazwa ?? []);
}
