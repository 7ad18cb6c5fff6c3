import {useEffect, useRef, useState, type RefObject} from 'react';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {
  nameProblem,
  removeMember,
  returnMember,
} from '@site/src/domain/calculator/members/editMembers';
import {equalShare, sharesOf} from '@site/src/domain/calculator/members/shares';
import {memberPath, sharePath} from '@cooperative/settlement/description';
import {useFieldErrors} from '../../shared/fields/fieldErrors';
import {fieldId} from '@site/src/domain/calculator/fieldId';
import {reveal} from '../../shared/reveal';
import {useUndo} from '../../shared/fields/useUndo';

interface Options {
  readonly cooperative: CooperativeDraft;
  readonly onChange: (cooperative: CooperativeDraft) => void;
  /** Shows the page of the list with this row. */
  readonly showRow: (index: number) => void;
}

interface MemberEditing {
  /** Index of the row in the editor. */
  readonly edited: number | null;
  /** Which opening of the editor this is: its row may move meanwhile, and the texts in it stay. */
  readonly opening: number;
  /** Where the focus goes when the control that had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly edit: (index: number) => void;
  readonly close: () => void;
  /** Closes the editor of a row that goes out of sight; the focus stays where it is. */
  readonly leave: () => void;
  readonly remove: (index: number) => void;
  /** False, with the focus at the field, while one of the editor's has a text that is no number or the row has no name of its own. */
  readonly canLeave: () => boolean;
}

/** Which member is being changed, and where the focus goes when rows come and go. */
export function useMemberEditing({cooperative, onChange, showRow}: Options): MemberEditing {
  const [edited, setEdited] = useState<number | null>(null);
  const [opening, setOpening] = useState(0);
  const [toFocus, setToFocus] = useState<{readonly id: string} | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const offerUndo = useUndo({value: cooperative, onChange});
  const errors = useFieldErrors();

  // The control that had the focus may be gone, or the next place to work may be new.
  useEffect(() => {
    if (toFocus) {
      (document.getElementById(toFocus.id) ?? heading.current)?.focus();
    }
  }, [toFocus]);

  const offerReturn = (index: number): void => {
    const removed = cooperative.members[index];
    const share = sharesOf(cooperative)?.[index] ?? equalShare;
    if (removed) {
      offerUndo(`Usunięto: ${removed.id}.`, (now) => {
        setEdited((at) => (at !== null && at >= index ? at + 1 : at));
        setToFocus({id: `edytuj-${index}`});
        return returnMember(now, index, removed, share);
      });
    }
  };
  return {
    edited,
    opening,
    heading,
    edit: (index) => {
      setEdited(index);
      setOpening((count) => count + 1);
      showRow(index);
      setToFocus({id: 'edytor-czlonka'});
    },
    close: () => {
      setToFocus({id: `edytuj-${edited ?? 0}`});
      setEdited(null);
    },
    leave: () => setEdited(null),
    remove: (index) => {
      onChange(removeMember(cooperative, index));
      offerReturn(index);
      setEdited((at) => (at === null || at === index ? null : at > index ? at - 1 : at));
      setToFocus({id: `usun-${Math.min(index, cooperative.members.length - 2)}`});
    },
    canLeave: () => {
      if (edited === null) {
        return true;
      }
      const starts = [memberPath, sharePath].map((pathOf) => fieldId(pathOf(edited)));
      const wrong = errors.find(
        ({id, isTyped}) => isTyped && starts.some((start) => id.startsWith(start)),
      );
      const nameless = nameProblem(cooperative, edited) && fieldId(`${memberPath(edited)}.id`);
      const field = document.getElementById(wrong?.id ?? nameless ?? '');
      if (field) {
        reveal(field);
      }
      return !field;
    },
  };
}
