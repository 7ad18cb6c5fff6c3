import type {FieldError} from '../kernel/result';
import type {MonthInput} from './schema';

/** What no single field shows. */
export function problemsOf({points, tariffs, shares}: MonthInput): readonly FieldError[] {
  const twice = (of: (index: number) => string | undefined, field: string, what: string) =>
    points.flatMap((_, index): FieldError[] => {
      const own = of(index);
      return own !== undefined &&
        own !== '' &&
        points.some((_, other) => other < index && of(other) === own)
        ? [
            {
              field: `points[${index + 1}].${field}`,
              message: `${what} „${own}” ma więcej niż jeden punkt. Popraw jeden z nich.`,
            },
          ]
        : [];
    });
  const unknown = points.flatMap(({id, tariff}, index): FieldError[] =>
    tariff !== undefined && !(tariff in tariffs)
      ? [
          {
            field: `points[${index + 1}].tariff`,
            message: `Punkt „${id}” ma stawki „${tariff}”, których nie podano. Wybierz inne albo je dodaj.`,
          },
        ]
      : [],
  );
  const wrongShares =
    shares && (shares.length !== points.length || shares.every((share) => share === 0))
      ? [
          {
            field: 'shares',
            message: `Podaj po jednym udziale na punkt (${points.length}), nie same zera; znaleziono ${shares.length}.`,
          },
        ]
      : [];
  return [
    ...twice((index) => points[index]?.id, 'id', 'Nazwę'),
    ...twice((index) => points[index]?.ppe, 'ppe', 'Numer'),
    ...unknown,
    ...wrongShares,
  ];
}
