import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Paging from '@site/src/components/ui/controls/Paging';
import {usePages} from '@site/src/components/ui/controls/Paging/usePages';
import Icon from '@site/src/components/ui/Icon';
import {memberLimit} from '@cooperative/settlement/description';
import {
  addMembers,
  copyMember,
  newMember,
  newOwnSource,
} from '@site/src/domain/calculator/members/editMembers';
import type {CooperativeDraft, MemberDraft} from '@site/src/domain/calculator/draft';
import {formatNumber} from '@cooperative/polish';
import type {FormPartProps} from '../formPart';
import MemberEditor from './MemberEditor';
import MembersImport from './MembersImport';
import MembersTable from './MembersTable';
import {useMemberEditing} from './useMemberEditing';
import styles from '../full.module.css';

const pageSize = 25;

const additions: readonly {
  readonly label: string;
  readonly look: 'outlined' | 'plain';
  readonly make: (cooperative: CooperativeDraft) => MemberDraft;
}[] = [
  {label: 'Dodaj członka', look: 'outlined', make: newMember},
  {label: 'Dodaj źródło spółdzielni', look: 'plain', make: newOwnSource},
];

/** Who belongs to the cooperative: a paged table, the editor of one row in its place, a list to paste. */
export default function Members({cooperative, dated, onChange}: FormPartProps): ReactNode {
  const {members} = cooperative;
  const [announcement, setAnnouncement] = useState('');
  const pages = usePages(members.length, pageSize);
  const {first, setPage} = pages;
  const {edited, opening, heading, edit, close, leave, remove, canLeave} = useMemberEditing({
    cooperative,
    onChange,
    showRow: (index) => setPage(Math.floor(index / pageSize)),
  });
  const isFull = members.length >= memberLimit;
  const member = edited === null ? undefined : members[edited];
  return (
    <section aria-labelledby="czlonkowie">
      <h2 id="czlonkowie" className={styles.heading} ref={heading} tabIndex={-1}>
        Kto: członkowie i ich punkty poboru
      </h2>
      <p className="meta">
        Jeden wiersz to jeden licznik. Wiersz ma też źródło samej spółdzielni z własnym przyłączem,
        np. farma paneli, choć nie jest członkiem.
      </p>
      <MembersTable
        cooperative={cooperative}
        first={first}
        count={pageSize}
        onEdit={(index) => {
          if (canLeave()) {
            edit(index);
          }
        }}
        onCopy={(index) => {
          if (canLeave()) {
            onChange(copyMember(cooperative, index));
            setAnnouncement(`Skopiowano: ${members[index]?.id ?? ''}`);
            edit(index + 1);
          }
        }}
        onRemove={remove}
        {...(member &&
          edited !== null && {
            editing: {
              index: edited,
              opening,
              editor: (
                <MemberEditor
                  index={edited}
                  member={member}
                  cooperative={cooperative}
                  dated={dated}
                  onChange={onChange}
                  onClose={() => {
                    if (canLeave()) {
                      close();
                    }
                  }}
                />
              ),
            },
          })}
      />
      <Paging
        pages={{
          ...pages,
          setPage: (page) => {
            if (canLeave()) {
              leave();
              setPage(page);
            }
          },
        }}
        count={members.length}
        by="pages"
        label="Strony listy członków"
      />
      <div className={styles.bar}>
        {additions.map(({label, look, make}) => (
          <Button
            key={label}
            look={look}
            aria-disabled={isFull || undefined}
            onClick={() => {
              if (!isFull && canLeave()) {
                onChange(addMembers(cooperative, [make(cooperative)]));
                edit(members.length);
              }
            }}>
            {look === 'outlined' && <Icon name="lucide:plus" />}
            {label}
          </Button>
        ))}
        <MembersImport
          cooperative={cooperative}
          onUndo={onChange}
          onImport={(changed, count) => {
            onChange(changed);
            setAnnouncement(`Dodano wierszy: ${count}`);
            setPage(Math.floor((changed.members.length - 1) / pageSize));
          }}
        />
        {isFull && <p className="meta">Lista jest pełna: {formatNumber(memberLimit)} wierszy.</p>}
      </div>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </section>
  );
}
