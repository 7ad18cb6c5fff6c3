import {type FieldError, inQuotes, readNumber} from '@cooperative/polish';
import {limits, memberLimit} from '@cooperative/settlement/description';
import {readCounts} from './members/memberCounts';
import {readMonths} from './members/monthlyUse';
import {presetIds} from './presets';
import {
  countsName,
  firstYear,
  monthsName,
  quickFields,
  quickNames,
  quickNumbers,
  yearName,
} from './quick';
import {operators} from '@cooperative/settlement/rates';
import {showNumber} from '@cooperative/settlement/law';

/** What of a fragment the quick mode cannot read, and what it may be. Not part of the first load. */
export function quickProblems(fragment: string): readonly FieldError[] {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const wrong = (
    field: string,
    label: string,
    isRight: (text: string) => boolean,
    remedy: string,
  ): readonly FieldError[] => {
    const text = fields.get(field);
    return text === null || isRight(text)
      ? []
      : [
          {
            field,
            message: `pole „${label}”: w\u00a0adresie jest ${inQuotes(`${field}=${text}`)}. ${remedy}`,
          },
        ];
  };
  const oneOf = (
    key: 'who' | 'operator',
    label: string,
    values: readonly string[],
  ): readonly FieldError[] =>
    wrong(
      quickNames[key],
      label,
      (text) => values.includes(text),
      `Wybierz z\u00a0listy: ${values.join(', ')}.`,
    );
  return [
    ...oneOf('who', 'Kto', presetIds),
    ...oneOf('operator', 'Operator sieci', operators),
    ...quickNumbers.flatMap((key) => {
      const {label, min, max} = quickFields[key];
      return wrong(
        quickNames[key],
        label,
        (text) => readNumber(text, {min, max}).kind === 'number',
        `Wpisz liczbę od ${showNumber(min)} do ${showNumber(max)}, bez kropek między tysiącami.`,
      );
    }),
    ...wrong(
      yearName,
      'Pierwszy rok',
      (text) => text === firstYear,
      `Wpisz „${firstYear}” albo usuń to pole.`,
    ),
    ...wrong(
      monthsName,
      'Zużycie z rachunków za 12 miesięcy',
      (text) => readMonths(text, limits.annualKwh) !== null,
      `Wpisz 12 liczb od 0 do ${showNumber(limits.annualKwh)}, rozdzielonych przecinkami.`,
    ),
    ...wrong(
      countsName,
      'Skład spółdzielni',
      (text) => readCounts(text, {count: memberLimit, annualKwh: limits.annualKwh}) !== null,
      `Wpisz np. szkola-1-72000,dom-6-4000: rodzaj, liczbę i\u00a0zużycie każdego. Punktów może być razem najwyżej ${showNumber(memberLimit)}.`,
    ),
  ];
}
