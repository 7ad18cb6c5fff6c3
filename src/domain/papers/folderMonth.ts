import type {PointKind} from '@cooperative/settlement/month/kinds';
import type {Point} from '@cooperative/settlement/record/schema';
import {parsePolishNumber} from '@cooperative/polish/number';
import type {MemberKindId} from './folder';
import {sumOf, type Entry, type Folder} from './folderData';
import {ownSources, pointNames, sourcesAt} from './folderCalculator';

/** The points of delivery of the folder, and those of the cooperative's own installations, for the settling of a month. */
export function monthPointsOf(folder: Folder): readonly Point[] {
  const names = pointNames(folder);
  const points = folder.lists.punkty.map(({numer, czlonek, moc}, index): Point => {
    const id = names[index] ?? '';
    const orderedKw = parsePolishNumber(moc ?? '');
    const kind = kindIn(folder.lists.czlonkowie.find(({nazwa}) => nazwa === czlonek)?.rodzaj);
    return {
      id,
      ...(numer !== undefined && {ppe: numer}),
      ...(czlonek !== undefined && czlonek !== id && {holder: czlonek}),
      ...(orderedKw !== null && {orderedKw}),
      ...(kind !== undefined && {kind}),
      ...powerOf(sourcesAt(folder, names, index)),
    };
  });
  const own = [...ownSources(folder)]
    .filter(([id]) => !names.includes(id))
    .map(([id, sources]): Point => ({id, ofCooperative: true, ...powerOf(sources)}));
  return [...points, ...own];
}

const kinds: Readonly<Partial<Record<MemberKindId, PointKind>>> = {
  fizyczna: 'home',
  prawna: 'firm',
  gmina: 'municipal',
};

function kindIn(rodzaj: string | undefined): PointKind | undefined {
  return kinds[rodzaj as MemberKindId];
}

function powerOf(sources: readonly Entry[]): Pick<Point, 'sourceKw'> {
  const sourceKw = sumOf(sources, 'moc');
  return sourceKw === null ? {} : {sourceKw};
}
