import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Paging from '@site/src/components/ui/controls/Paging';
import {usePages} from '@site/src/components/ui/controls/Paging/usePages';
import Icon from '@site/src/components/ui/Icon';
import {memberLimit} from '@site/src/domain/calculator/defaults';
import {
  addMembers,
  copyMember,
  newMember,
  removeMember,
  returnMember,
} from '@site/src/domain/calculator/members/editMembers';
import {equalShare, sharesOf} from '@site/src/domain/calculator/members/shares';
import {notify} from '@site/src/browser/shell/notify';
import {formatNumber} from '@site/src/site/format';
import type {FormPartProps} from '../formPart';
import MemberEditor from './MemberEditor';
import MembersImport from './MembersImport';
import MembersTable from './MembersTable';
import styles from '../full.module.css';

const pageSize = 25;

/** Who belongs to the cooperative: a paged table, the editor of one row below it, a list to paste. */
export default function Members({cooperative, dated, onChange}: FormPartProps): ReactNode {
  const {members} = cooperative;
  const [edited, setEdited] = useState<number | null>(null);
  const [toFocus, setToFocus] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = useRef<typeof cooperative | null>(null);
  const pages = usePages(members.length, pageSize);
  const {first, setPage} = pages;
  const isFull = members.length >= memberLimit;
  const member = edited === null ? undefined : members[edited];

  // A removal may be undone after other changes; once the list is gone, there is nothing to return to.
  useEffect(() => {
    newest.current = cooperative;
    return () => {
      newest.current = null;
    };
  }, [cooperative]);

  // The control that had the focus may be gone, or the next place to work may be new.
  useEffect(() => {
    if (toFocus !== null) {
      (document.getElementById(toFocus) ?? heading.current)?.focus();
      setToFocus(null);
    }
  }, [toFocus]);

  const edit = (index: number): void => {
    setEdited(index);
    setPage(Math.floor(index / pageSize));
    setToFocus('edytor-czlonka');
  };
  const offerReturn = (index: number): void => {
    const removed = members[index];
    const share = sharesOf(cooperative)?.[index] ?? equalShare;
    if (removed) {
      notify({
        kind: 'info',
        text: `Usunięto: ${removed.id}.`,
        action: {
          label: 'Cofnij',
          onSelect: () => {
            const now = newest.current;
            if (now) {
              onChange(returnMember(now, index, removed, share));
              setToFocus(`edytuj-${index}`);
            }
          },
        },
      });
    }
  };
  const close = (): void => {
    setToFocus(`edytuj-${edited ?? 0}`);
    setEdited(null);
  };
  return (
    <section aria-labelledby="czlonkowie">
      <h2 id="czlonkowie" className={styles.heading} ref={heading} tabIndex={-1}>
        Kto: członkowie i ich punkty poboru
      </h2>
      <p className="meta">
        Wiersz to jeden licznik. Członek z kilkoma licznikami ma kilka wierszy. Od 1 do{' '}
        {formatNumber(memberLimit)} wierszy.
      </p>
      <MembersTable
        cooperative={cooperative}
        first={first}
        count={pageSize}
        onEdit={edit}
        onCopy={(index) => {
          onChange(copyMember(cooperative, index));
          setAnnouncement(`Skopiowano: ${members[index]?.id ?? ''}`);
          edit(index + 1);
        }}
        onRemove={(index) => {
          onChange(removeMember(cooperative, index));
          offerReturn(index);
          setEdited(null);
          setToFocus(`usun-${Math.min(index, members.length - 2)}`);
        }}
      />
      <Paging pages={pages} count={members.length} by="pages" label="Strony listy członków" />
      {member && edited !== null && (
        <MemberEditor
          key={edited}
          index={edited}
          member={member}
          cooperative={cooperative}
          dated={dated}
          onChange={onChange}
          onClose={close}
        />
      )}
      <div className={styles.bar}>
        <Button
          aria-disabled={isFull || undefined}
          onClick={() => {
            if (!isFull) {
              onChange(addMembers(cooperative, [newMember(cooperative)]));
              edit(members.length);
            }
          }}>
          <Icon name="lucide:plus" />
          Dodaj członka
        </Button>
        {isFull && <p className="meta">Lista jest pełna.</p>}
      </div>
      <MembersImport
        cooperative={cooperative}
        onImport={(changed, count) => {
          onChange(changed);
          setAnnouncement(`Dodano wierszy: ${count}`);
          setPage(Math.floor((changed.members.length - 1) / pageSize));
        }}
      />
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </section>
  );
}
