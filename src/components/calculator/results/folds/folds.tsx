import type {ReactNode} from 'react';
import {lazyTogether} from '@site/src/components/ui/loading/lazyPart';
import {coverageText} from '@site/src/domain/calculator/figures';
import {shortZloty} from '@site/src/domain/calculator/numbers';
import {formatCount, type PluralForms} from '@cooperative/polish';
import {cautionsOf} from '@site/src/domain/calculator/answer/changes';
import type {MendablePartProps} from '../types';
import type {Answer} from '@cooperative/settlement/answer';

const part = lazyTogether(() => import('./parts'), {
  message: 'Nie udało się wczytać tej części wyniku.',
  waiting: <p aria-busy="true">Wczytujemy…</p>,
});

/*
 * The parts below the answer, fetched when they are first shown: the answer waits for none of them.
 */
const Assumptions = part((all) => all.Assumptions);
const Cautions = part((all) => all.Cautions);
const ConditionsMet = part((all) => all.ConditionsMet);
const Exports = part((all) => all.Exports);
const FinanceParts = part((all) => all.FinanceParts);
const MembersView = part((all) => all.MembersView);
export const PrintSummary = part((all) => all.PrintSummary, null);
const ShowWork = part((all) => all.ShowWork);
const Split = part((all) => all.Split);
const Views = part((all) => all.Views);

/** A part of the result below its answer. */
interface Fold {
  /** That of its heading. */
  readonly name: string;
  /** Its own answer in a few words. */
  readonly short?: string;
  readonly content: ReactNode;
}

const points: PluralForms = {
  one: 'punkt poboru',
  few: 'punkty poboru',
  many: 'punktów poboru',
  other: 'punktu poboru',
};

/** What is folded below the answer, in the order in which people ask: the money, the law, the doubts, the rest. */
export function foldsOf(props: MendablePartProps): readonly Fold[] {
  const {settled} = props;
  const {answer, today} = settled;
  const cautions = cautionsOf(answer, today).length;
  const {input, indicators} = answer;
  const {coverage} = indicators;
  const {sources, step} = answer.decision.changes;
  return [
    {
      name: 'Co dają własne źródła, a co spółdzielnia',
      // What may not be had is not promised beside a name.
      ...(answer.obstacles.length === 0 && {
        short: `${shortZloty(sources.yearly.base)} i ${shortZloty(step.yearly.base)}`,
      }),
      content: <Split {...props} />,
    },
    {
      name: 'Nakład i podział',
      ...((input.finance?.costZl ?? 0) <= 0 && {short: 'podaj koszt'}),
      content: <FinanceParts {...props} />,
    },
    {
      name: 'Warunki z ustawy i na co uważać',
      short: cautions > 0 ? `${lawText(answer)}, uwagi: ${cautions}` : lawText(answer),
      content: (
        <>
          <ConditionsMet settled={settled} />
          {cautions > 0 && <Cautions {...props} />}
        </>
      ),
    },
    {
      name: 'Energia i pieniądze',
      ...(coverage !== null && {short: `pokrycie ${coverageText(coverage)}`}),
      content: <Views {...props} />,
    },
    {
      name: 'Członkowie',
      short: formatCount(input.members.length, points),
      content: <MembersView settled={settled} />,
    },
    {
      name: 'Założenia i rachunek krok po kroku',
      ...(input.ratesDay !== undefined && {short: `stawki ${input.ratesDay.slice(0, 4)}\u00a0r.`}),
      content: (
        <>
          <ShowWork {...props} />
          <Assumptions settled={settled} />
        </>
      ),
    },
    {name: 'Pliki i wydruk', short: 'CSV, obraz, wydruk', content: <Exports {...props} />},
  ];
}

function lawText({obstacles, conditions}: Answer): string {
  const broken = obstacles.length;
  const open = conditions.filter(({status}) => status === 'unknown').length;
  return broken > 0
    ? `niespełnione: ${broken}`
    : open > 0
      ? `do sprawdzenia: ${open}`
      : 'spełnione';
}
