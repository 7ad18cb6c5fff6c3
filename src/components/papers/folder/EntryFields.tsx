import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import LateDetails from '@site/src/components/ui/LateDetails';
import {memberNames} from '@site/src/domain/papers/checks';
import {entryTitle} from '@site/src/domain/papers/fill';
import {
  folderGroups,
  isAsked,
  type FieldId,
  type FolderGroup,
  type ListId,
} from '@site/src/domain/papers/folder';
import {withEntryText, withoutEntry, type Entry} from '@site/src/domain/papers/folderData';
import {isShownTo} from '@site/src/domain/papers/handOver';
import FolderInput, {hintOf} from './FolderInput';
import {useDesk} from './desk';
import MunicipalityInput from './MunicipalityInput';
import styles from './styles.module.css';

interface Props {
  readonly list: ListId;
  readonly index: number;
  readonly entry: Entry;
  readonly onRemoved: () => void;
}

/** One entry of a list: a member, a point, a municipality. */
export default function EntryFields(props: Props): ReactNode {
  const {list, index, entry, onRemoved} = props;
  const {change, who} = useDesk();
  const {item, fields}: FolderGroup = folderGroups[list];
  // A new entry is open, and stays so while it is written.
  const [isOpen] = useState(Object.keys(entry).length === 0);
  const asked = Object.keys(fields).filter(
    (field) =>
      isShownTo(who, list, field) &&
      ((fields[field] !== undefined && isAsked(fields[field], entry.kind)) ||
        (entry[field] ?? '') !== ''),
  );
  const name = `${item} ${index + 1}`;
  const title = entryTitle(entry);
  return (
    <LateDetails
      className={styles.entry}
      open={isOpen}
      summary={
        <summary>
          {name}: <strong>{title}</strong>
        </summary>
      }>
      <fieldset className={styles.fields}>
        <legend className="visuallyHidden">{name}</legend>
        {asked.map((field) => (
          <EntryField key={field} list={list} index={index} entry={entry} field={field} />
        ))}
      </fieldset>
      <Button
        look="plain"
        aria-label={`Usuń: ${name}, ${title}`}
        onClick={() => {
          change((current) => withoutEntry(current, list, index));
          onRemoved();
        }}>
        Usuń
      </Button>
    </LateDetails>
  );
}

function EntryField({
  list,
  index,
  entry,
  field,
}: Pick<Props, 'list' | 'index' | 'entry'> & {readonly field: string}): ReactNode {
  const {folder, change} = useDesk();
  const {fields}: FolderGroup = folderGroups[list];
  const described = fields[field];
  const name = `${list}.${field}` as FieldId;
  const id = `${list}-${index}-${field}`;
  /** Puts texts into the entry, by the names of its fields. */
  const put = (texts: Entry): void => {
    change((current) =>
      Object.entries(texts).reduce(
        (changed, [key, text]) => withEntryText(changed, list, index, key, text),
        current,
      ),
    );
  };
  if (described === undefined) {
    return null;
  }
  return described.type.kind === 'text' && described.type.list === 'municipality' ? (
    <MunicipalityInput
      id={id}
      label={described.label}
      hint={hintOf(name, described)}
      entry={entry}
      onChange={(name) => put({name})}
      onChoose={put}
    />
  ) : (
    <FolderInput
      id={id}
      name={name}
      field={described}
      value={entry[field] ?? ''}
      members={memberNames(folder)}
      onChange={(text) => put({[field]: text})}
    />
  );
}
