import type {CooperativeInput} from '@cooperative/settlement/description';
import {municipalityLimit} from '@cooperative/settlement/law';
import type {Municipality} from './municipalities';

/** Where a cooperative is: the facts of a description about it. The places have the kinds of the same order. */
export type Area = Pick<
  NonNullable<CooperativeInput['cooperative']>,
  'municipalities' | 'adjacent' | 'places'
>;

/** The chosen places; none if the description counts other municipalities than it names. */
export function placesOf({places = [], municipalities = []}: Area): NonNullable<Area['places']> {
  return places.length === municipalities.length ? places : [];
}

/**
 * The area of these municipalities (art. 38e ust. 1 pkt 1 of the renewables act: at most three that directly border one
 * another). Whether it is enough that all are linked, though two do not touch, the act does not say: `adjacent` is then
 * left out.
 */
export function areaOf(chosen: readonly Municipality[]): Area {
  const touches = (one: Municipality, other: Municipality): boolean =>
    one.neighbours.has(other.teryt);
  const isEach = chosen.every((one) =>
    chosen.every((other) => one === other || touches(one, other)),
  );
  const reached = new Set(chosen.slice(0, 1));
  for (const one of reached) {
    chosen.filter((other) => touches(one, other)).forEach((other) => reached.add(other));
  }
  const isLinked = reached.size === chosen.length;
  return {
    places: chosen.map(({teryt, name}) => ({teryt, name})),
    municipalities: chosen.map(({kind}) => kind),
    ...(chosen.length > 1 && isEach === isLinked && {adjacent: isEach}),
  };
}

/** Whether the chosen places may be the area of a cooperative, in a sentence for the reader; null for none. */
export function areaAnswer(area: Area): string | null {
  const places = placesOf(area);
  const {municipalities = [], adjacent} = area;
  const cities = places.filter((_, index) => municipalities[index] === 'urban');
  if (places.length === 0) {
    return null;
  }
  if (cities.length > 0) {
    return `Nie teraz: ${cities.map(({name}) => name).join(', ')} to ${cities.length > 1 ? 'gminy miejskie' : 'gmina miejska'}. Spółdzielnia musi tu poczekać na decyzję Komisji Europejskiej.`;
  }
  if (places.length > municipalityLimit.value) {
    return `Nie: gmin jest ${places.length}, a mogą być najwyżej ${municipalityLimit.value}.`;
  }
  if (places.length > 1 && adjacent === false) {
    return 'Nie: te gminy nie sąsiadują ze sobą.';
  }
  return places.length > 1 && adjacent === undefined
    ? 'Do sprawdzenia: nie każda z tych gmin styka się z każdą. Ustawa nie mówi, czy to wystarczy: zapytaj KOWR.'
    : 'Tak: ten obszar spełnia warunek ustawy.';
}
