import {partOfYear, sumZlotys, toldScale, zloty, type Zloty} from '@cooperative/polish';
import type {CooperativeInput} from '../description/schema';
import {holderKey, holdersOf} from '../lawfulness/holders';
import {borneBy, costWithin, costWithout} from '../levels';
import {projectOf} from '../../finance/project';
import type {CalculationReport, Purse, PurseOutlay} from '../shapes';

/** The purses, members in their order and the cooperative last where it has any money; sums are those of the decision. */
export function pursesOf({
  input,
  axis,
  settlement,
}: Pick<CalculationReport, 'input' | 'axis' | 'settlement'>): readonly Purse[] {
  const scale = toldScale(axis) / 100;
  const outlays = outlaysOf(input);
  const holders = holdersOf(input.members);
  const groups = new Map<string, number[]>(Array.from(holders.keys(), (key) => [key, []]));
  const own: number[] = [];
  settlement.members.forEach((_, place) => {
    const described = input.members[place];
    const group =
      described && described.ofCooperative !== true ? groups.get(holderKey(described)) : undefined;
    (group ?? own).push(place);
  });
  const purse = (places: readonly number[]): Omit<Purse, 'kind' | 'holder'> => {
    const total = (grosze: (member: (typeof settlement.members)[number]) => number): Zloty =>
      sumZlotys(
        places.flatMap((place) => {
          const member = settlement.members[place];
          return member ? [zloty(grosze(member) * scale)] : [];
        }),
      );
    const deducted = total(
      ({sheet, internalVat, vatDeducted}) => ((sheet.vat + internalVat) * vatDeducted) / 100,
    );
    return {
      sourceKw: places.reduce((all, place) => all + powerOf(input.members[place]), 0),
      outlay: outlays && sumOfOutlays(places.flatMap((place) => outlays.members[place] ?? [])),
      savedBySourcesZl: total((member) => borneBy(member, member.alone) - costWithout(member)),
      addedZl: total((member) => costWithout(member) - costWithin(member)),
      internalPaymentZl: total(({internalPayment}) => internalPayment),
      vatDeductedZl: deducted,
      vatBorneZl: zloty(total(({sheet, internalVat}) => sheet.vat + internalVat) - deducted),
    };
  };
  const ofMembers = Array.from(holders, ([key, {name}]): Purse => ({
    kind: 'member',
    holder: name,
    ...purse(groups.get(key) ?? []),
  }));
  const common = purse(own);
  const running = (input.finance?.annualCostZl ?? 0) * partOfYear(axis);
  const founding = outlays && sumOfOutlays([common.outlay ?? nothing, outlays.cooperative]);
  const hasMoney = own.length > 0 || running > 0 || (founding?.ownMoneyZl ?? 0) > 0;
  return hasMoney
    ? [
        ...ofMembers,
        {
          ...common,
          kind: 'cooperative',
          holder: 'spółdzielnia',
          outlay: founding,
          addedZl: zloty(common.addedZl - running),
        },
      ]
    : ofMembers;
}

const nothing = sumOfOutlays([]);

function powerOf(member: CooperativeInput['members'][number] | undefined): number {
  const planned = (member?.sources ?? []).reduce((all, {kw}) => all + kw, 0);
  return planned + (member?.sourceKw ?? 0);
}

/** The cost of the sources divided over their owners, and what founding the cooperative costs; null without any. */
function outlaysOf(
  input: CooperativeInput,
): {readonly members: readonly PurseOutlay[]; readonly cooperative: PurseOutlay} | null {
  const {finance, members} = input;
  const project = finance && projectOf(finance, zloty(0));
  if (!finance || project?.ok !== true || (finance.costZl === 0 && !finance.cooperativeZl)) {
    return null;
  }
  const {vatDeducted, grant, loan, ownMoney} = project.value;
  const founding = zloty(finance.cooperativeZl ?? 0);
  const partOf = (part: number, by: PurseOutlay['by']): PurseOutlay => {
    const of = (whole: number): Zloty => zloty(whole * part);
    return {
      by,
      ownMoneyZl: of(ownMoney - founding),
      loanZl: of(loan),
      grantZl: of(grant),
      vatDeductedZl: of(vatDeducted),
    };
  };
  const described = members.map(({outlayZl = 0}) => outlayZl);
  const sumDescribed = described.reduce((all, zl) => all + zl, 0);
  // Where members name more than the whole cost, their parts are kept and the whole is the described one.
  const whole = Math.max(finance.costZl, sumDescribed);
  const rest = whole - sumDescribed;
  const powers = members.map((member) => (member.outlayZl === undefined ? powerOf(member) : 0));
  const allPower = powers.reduce((all, kw) => all + kw, 0);
  const shares = members.map((member, place) =>
    member.outlayZl === undefined
      ? partOf(allPower > 0 ? (rest * (powers[place] ?? 0)) / allPower / (whole || 1) : 0, 'power')
      : partOf((described[place] ?? 0) / (whole || 1), 'described'),
  );
  const common = partOf(allPower > 0 || whole === 0 ? 0 : rest / whole, 'power');
  return {
    members: shares,
    cooperative: {...common, ownMoneyZl: sumZlotys([common.ownMoneyZl, founding])},
  };
}

function sumOfOutlays(outlays: readonly PurseOutlay[]): PurseOutlay {
  const sum = (of: (outlay: PurseOutlay) => Zloty): Zloty => sumZlotys(outlays.map(of));
  return {
    by: outlays.some(({by}) => by === 'described') ? 'described' : 'power',
    ownMoneyZl: sum(({ownMoneyZl}) => ownMoneyZl),
    loanZl: sum(({loanZl}) => loanZl),
    grantZl: sum(({grantZl}) => grantZl),
    vatDeductedZl: sum(({vatDeductedZl}) => vatDeductedZl),
  };
}
