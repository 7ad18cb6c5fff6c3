import type {municipalityKinds} from '@cooperative/settlement/law';
import {placesOf, type Area} from '../place/area';

/** As in official codes: urban 1, rural 2, urban-rural 3. */
const digits = {urban: '1', rural: '2', urbanRural: '3'} as const satisfies Readonly<
  Record<(typeof municipalityKinds)[number], string>
>;

const mostPlaces = 10;
const written = /^(\d{6})-([123])-(\S.{0,60})$/;

/** `020102-2-Bolesławiec,020104-3-Nowogrodziec`; empty without places. */
export function writePlaces(area: Area): string {
  return placesOf(area)
    .map(({teryt, name}, index) =>
      [teryt, digits[area.municipalities?.[index] ?? 'urban'], name].join('-'),
    )
    .join();
}

/** Reads the output of {@link writePlaces} and whether they border one another; null if anything in it is wrong. */
export function readPlaces(text: string, adjacent: string | null): Area | null {
  const places = text.split(',').map((part) => written.exec(part));
  const kinds = Object.keys(digits) as (keyof typeof digits)[];
  const found = places.flatMap((match) => {
    const [, teryt = '', digit, name = ''] = match ?? [];
    const kind = kinds.find((known) => digits[known] === digit);
    return kind ? [{teryt, name, kind}] : [];
  });
  const isWrong =
    found.length < places.length ||
    found.length > mostPlaces ||
    (adjacent !== null && adjacent !== 'tak' && adjacent !== 'nie');
  return isWrong
    ? null
    : {
        places: found.map(({teryt, name}) => ({teryt, name})),
        municipalities: found.map(({kind}) => kind),
        ...(adjacent !== null && {adjacent: adjacent === 'tak'}),
      };
}
