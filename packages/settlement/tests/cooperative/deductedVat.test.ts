import {savedVat, savingOf} from '../../src/cooperative/compare';
import {projectOf, type SavedVat} from '../../src/finance/project';
import {prepareCooperative} from '../../src/cooperative/prepare/prepareCooperative';
import {PowerCurve} from '../../src/cooperative/sizes/powerCurve';
import {memberRows} from '../../src/cooperative/summary';
import {calculated, rates} from '../samples/calculation';
import {unwrap} from '../samples/settlement';

/** A firm with panels and a household, which deduct these parts of the VAT on their bills. */
function firmAndHouse(firm?: number, house?: number): object {
  return {
    year: 'steady',
    members: [
      {
        id: 'firma',
        profile: {kind: 'services', annualKwh: 20_000},
        sources: [{kind: 'pv', kw: 30}],
        tariff: 'g11',
        outlayZl: 50_000,
        ...(firm !== undefined && {vatDeducted: firm}),
      },
      {
        id: 'dom',
        profile: {kind: 'household', annualKwh: 10_000},
        tariff: 'g11',
        ...(house !== undefined && {vatDeducted: house}),
      },
    ],
    finance: {costZl: 100_000, against: 'alone'},
  };
}

const total = (tax: SavedVat = []): number => tax.reduce((all, {zl}) => all + zl, 0);

describe('VAT that a member deducts', () => {
  test('is no saving of that member, while the bills stay as they are', () => {
    const plain = calculated(firmAndHouse()).report;
    const {report} = calculated(firmAndHouse(100));
    expect(report.settlement.totals).toEqual(plain.settlement.totals);
    const [firm] = report.settlement.members;
    const {axis, settlement} = report;
    const zl = ((firm?.alone.vat ?? 0) - (firm?.sheet.vat ?? 0)) / 100;
    expect(savedVat(settlement, axis, 'alone')).toEqual([
      {from: 1, zl: expect.closeTo(zl, 6) as number},
    ]);
    expect(savedVat(plain.settlement, axis, 'alone')).toEqual([]);
  });

  test('makes the saving net when everyone deducts all of it', () => {
    const {report, ranges} = calculated(firmAndHouse(100, 100));
    const saving = savingOf(report, ranges(), 'alone');
    const net = report.settlement.members.reduce(
      (all, {alone, sheet}) => all + alone.net - sheet.net,
      0,
    );
    expect(saving?.base).toBeCloseTo(net / 100, 6);
    // Rounding of bills to the grosz is all that keeps the ends from the same ratio.
    for (const end of ['low', 'high'] as const) {
      expect(total(saving?.savedVat?.[end])).toBeCloseTo((saving?.[end] ?? 0) * 0.23, 0);
    }
  });

  test('counts the same in the cash flow and on the curve of power', () => {
    const {input, report} = calculated(firmAndHouse(100));
    const saving = savingOf(report, null, 'alone');
    const {finance} = input;
    const project = finance && saving && projectOf(finance, saving.base, saving.savedVat?.base);
    const curve = new PowerCurve(unwrap(prepareCooperative(input, {rates: rates.rates})));
    expect(project?.ok === true ? project.value.npv : null).toBeCloseTo(
      curve.at(1).npvZl ?? Number.NaN,
      4,
    );
  });

  test('lengthens the payback of a member who deducts it', () => {
    const [before, after] = [firmAndHouse(), firmAndHouse(100)].map((described) => {
      const {report} = calculated(described);
      return memberRows(report)[0];
    });
    expect(after?.grossZl).toBe(before?.grossZl);
    const yearsOf = (row: typeof before): number =>
      row?.payback?.kind === 'years' ? row.payback.years : Number.NaN;
    expect(yearsOf(after)).toBeCloseTo(yearsOf(before) * 1.23, 2);
  });
});
