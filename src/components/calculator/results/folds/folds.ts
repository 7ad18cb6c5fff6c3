import type {ComponentType} from 'react';
import {coverageText} from '@site/src/components/calculator/shared/figures';
import type {SavingRanges} from '@site/src/domain/cooperative/compare';
import {formatCount, type PluralForms} from '@site/src/site/format';
import {cautionsOf} from '../answer/cautions';
import type {ResultPartProps, Settled} from '../types';
import {
  Assumptions,
  Cautions,
  ConditionsMet,
  Exports,
  FinanceParts,
  MembersView,
  ShowWork,
  Split,
  Views,
} from './lazyParts';

/** A part of the result below its answer. */
interface Fold {
  /** That of its heading. */
  readonly name: string;
  /** Its own answer in a few words. */
  readonly short?: string;
  readonly Part: ComponentType<ResultPartProps>;
}

const points: PluralForms = {
  one: 'punkt poboru',
  few: 'punkty poboru',
  many: 'punktów poboru',
  other: 'punktu poboru',
};

/** What is folded below the answer, in the order in which people ask: the money, the law, the doubts, the rest. */
export function foldsOf(settled: Settled, ranges: SavingRanges | null): readonly Fold[] {
  const {report, input} = settled;
  const cautions = cautionsOf(settled, ranges).length;
  const {coverage} = report.settlement.indicators;
  return [
    {name: 'Co dają własne źródła, a co spółdzielnia', Part: Split},
    {
      name: 'Nakład i podział',
      ...((input.finance?.costZl ?? 0) <= 0 && {short: 'podaj koszt'}),
      Part: FinanceParts,
    },
    {name: 'Warunki z ustawy', short: lawText(settled), Part: ConditionsMet},
    ...(cautions > 0 ? [{name: 'Na co uważać', short: `${cautions}`, Part: Cautions}] : []),
    {
      name: 'Energia i pieniądze',
      ...(coverage !== null && {short: `pokrycie ${coverageText(coverage)}`}),
      Part: Views,
    },
    {name: 'Członkowie', short: formatCount(input.members.length, points), Part: MembersView},
    {name: 'Założenia', Part: Assumptions},
    {name: 'Rachunek krok po kroku', Part: ShowWork},
    {name: 'Pliki i wydruk', Part: Exports},
  ];
}

function lawText({report}: Settled): string {
  const broken = report.obstacles.length;
  const open = report.conditions.filter(({status}) => status === 'unknown').length;
  return broken > 0
    ? `niespełnione: ${broken}`
    : open > 0
      ? `do sprawdzenia: ${open}`
      : 'spełnione';
}
