import {isListId, type GroupId} from './folder';
import {filledIn, type Folder} from './folderData';

/** A step of filling in the folder: the groups that are asked for together. */
export interface FolderStep {
  readonly label: string;
  readonly groups: readonly GroupId[];
}

export const folderSteps: readonly FolderStep[] = [
  {label: 'Spółdzielnia i gminy', groups: ['spoldzielnia', 'gminy']},
  {label: 'Członkowie, punkty, instalacje', groups: ['czlonkowie', 'punkty', 'zrodla']},
  {label: 'Zarząd i rada', groups: ['zarzad', 'rada']},
  {label: 'Kwoty i statut', groups: ['kwoty', 'statut', 'wybor', 'rozliczenia']},
  {
    label: 'Zebrania, pisma i daty',
    groups: ['zebranie', 'walne', 'daty', 'pomiary', 'reklamacja', 'uchwaly'],
  },
];

/** How far a step is; it is done once every group of it has all it asks for. A council that is not wanted asks for nothing. */
export function stepProgress(
  folder: Folder,
  {groups}: FolderStep,
): {readonly filled: number; readonly all: number; readonly isDone: boolean} {
  const counted = groups
    .filter((group) => group !== 'rada' || folder.values['wybor.rada'] !== 'nie')
    .map((group) => ({group, ...filledIn(folder, group)}));
  return {
    filled: counted.reduce((sum, {filled}) => sum + filled, 0),
    all: counted.reduce((sum, {all}) => sum + all, 0),
    isDone: counted.every(
      ({group, filled, all}) => filled === all && (all > 0 || !isListId(group)),
    ),
  };
}
