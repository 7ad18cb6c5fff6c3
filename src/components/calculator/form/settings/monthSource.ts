import type {exampleMarketMonths} from '@site/src/domain/calculator/defaults';
import {monthNames} from '@site/src/domain/polish/months';

type ExampleMonth = ReturnType<typeof exampleMarketMonths>[number];

/** Where the price of a month comes from: announced, assumed between two known months, or typed in. */
export function monthSource(example: ExampleMonth | undefined, value: number | null): string {
  if (example?.value !== value) {
    return 'Podana przez Ciebie.';
  }
  const {known, between} = example;
  return known
    ? `RCEm, ${monthAndYear(known.month)} (${known.source}).`
    : `Założenie: na prostej między znanymi cenami, ${between.map(({month}) => monthAndYear(month)).join(' i ')}.`;
}

/** `czerwiec 2025` */
export function monthAndYear(month: string): string {
  const [year, number] = month.split('-');
  return `${monthNames[Number(number) - 1]?.[1] ?? ''} ${year ?? ''}`;
}
