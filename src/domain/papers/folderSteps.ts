import {isListId, type GroupId} from './folder';
import {filledIn, type Folder} from './folderData';

/** A step of filling in the folder: the groups that are asked for together. */
export interface FolderStep {
  readonly label: string;
  readonly groups: readonly GroupId[];
}

export const folderSteps: readonly FolderStep[] = [
  {label: 'Spółdzielnia i gminy', groups: ['cooperative', 'municipalities']},
  {label: 'Członkowie, punkty, instalacje', groups: ['members', 'points', 'sources', 'batteries']},
  {label: 'Zarząd i rada', groups: ['board', 'council']},
  {label: 'Kwoty i statut', groups: ['amounts', 'statute', 'choices', 'settlement']},
  {
    label: 'Zebrania, uchwały i daty',
    groups: ['founding', 'assembly', 'dates', 'readings', 'complaint', 'resolutions'],
  },
];

interface FoldedFields {
  readonly label: string;
  readonly fields: readonly string[];
}

/** Fields that are not asked for first, under names that say which they are: a cooperative begins with a name and a place. */
export const foldedFields: Readonly<Partial<Record<GroupId, readonly FoldedFields[]>>> = {
  cooperative: [
    {label: 'Adres i\u00a0e-mail', fields: ['address', 'email', 'delivery']},
    {label: 'Operator i\u00a0sprzedawca', fields: ['operator', 'seller']},
    {label: 'KRS, NIP i\u00a0przedmiot działalności', fields: ['krs', 'nip', 'purpose']},
  ],
};

/**
 * How far a step is: the fields that are missing in its groups, and those of its lists that have no entry. Without any of
 * both it is filled in. A council that is not wanted asks for nothing.
 */
export function stepProgress(
  folder: Folder,
  {groups}: FolderStep,
): {readonly missing: number; readonly empty: readonly GroupId[]} {
  const counted = groups
    .filter((group) => group !== 'council' || folder.values['choices.council'] !== 'no')
    .map((group) => ({group, ...filledIn(folder, group)}));
  return {
    missing: counted.reduce((sum, {filled, all}) => sum + all - filled, 0),
    // A cooperative may have no battery.
    empty: counted
      .filter(({group, all}) => isListId(group) && group !== 'batteries' && all === 0)
      .map(({group}) => group),
  };
}
