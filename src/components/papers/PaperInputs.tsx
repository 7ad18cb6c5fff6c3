import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {memberNames, stateWords} from '@site/src/domain/papers/checks';
import {askedFields, missingFields, type Filling} from '@site/src/domain/papers/fill';
import {
  fieldOf,
  folderGroups,
  groupOf,
  isListId,
  memberPrefix,
  type FieldId,
  type GroupId,
} from '@site/src/domain/papers/folder';
import {withEntryText, withValue, type Folder} from '@site/src/domain/papers/folderData';
import type {Paper} from '@site/src/domain/papers/paper';
import {folderPage} from '@site/src/site/navigation';
import FolderInput from './folder/FolderInput';
import styles from './styles.module.css';

interface Props {
  readonly paper: Paper;
  readonly filling: Filling;
  readonly change: (step: (folder: Folder) => Folder) => void;
  /** Told which field of the paper is being filled in, and null when none is. */
  readonly onCurrent: (field: string | null) => void;
}

/** The fields of the folder that a paper names, to be filled in beside it; lists are filled in on the folder's page. */
export default function PaperInputs({paper, filling, change, onCurrent}: Props): ReactNode {
  const prefix = useId();
  const asked = askedFields(paper, filling);
  const groups = [...new Set(asked.map((id) => id.split('.')[0] ?? ''))];
  const {folder, member} = filling;
  const place = member === null ? -1 : folder.lists.members.indexOf(member);
  const inputOf = (id: string): ReactNode => {
    const [group = '', name = ''] = id.split('.');
    const field = fieldOf(id);
    const isOfMember = group === memberPrefix;
    const known = isOfMember ? 'members' : (group as GroupId);
    return (
      field && (
        <FolderInput
          key={id}
          id={`${prefix}${id}`}
          name={`${known}.${name}` as FieldId}
          field={field}
          value={(isOfMember ? member?.[name] : folder.values[id]) ?? ''}
          members={memberNames(folder)}
          onChange={(text) => {
            change((current) =>
              isOfMember
                ? withEntryText(current, 'members', place, name, text)
                : withValue(current, id, text),
            );
          }}
        />
      )
    );
  };
  return (
    <div
      onFocus={({target}) => {
        const {id} = target;
        onCurrent(id.startsWith(prefix) ? id.slice(prefix.length) : null);
      }}
      onBlur={() => onCurrent(null)}>
      {groups.map((group) => {
        const ids = asked.filter((id) => id.startsWith(`${group}.`));
        // A member nobody has entered has no fields to fill in.
        return isListId(group) || (group === memberPrefix && place < 0) ? (
          <p key={group}>
            <Link to={`${folderPage.to}#${groupOf(`${group}.name`)?.word ?? ''}`}>
              {groupOf(`${group}.name`)?.label}: wpisz w&nbsp;teczce
            </Link>{' '}
            <span className="meta">({stateWords([], missingFields(filling, ids).length)})</span>
          </p>
        ) : (
          <fieldset key={group} className={styles.inputs}>
            <legend>
              {group === memberPrefix ? 'Członek' : folderGroups[group as GroupId].label}
            </legend>
            {ids.map(inputOf)}
          </fieldset>
        );
      })}
    </div>
  );
}
