import {dataFiles} from '../../../src/content/data/dataFiles';
import type {CooperativeInput, MemberInput} from '@cooperative/settlement/description';
import {cooperativeOf, type DatedRates} from '../../../src/domain/calculator/defaults';
import {usualSchedules} from '../../../src/domain/calculator/schedule';
import {consumptionKinds} from '@cooperative/settlement/models';

export const dated: DatedRates = dataFiles('.').rates.value;

/** A cooperative as the full form makes it: all profiles, panels for every second member, a battery for every tenth. */
export function benchCooperative(count: number): CooperativeInput {
  const members = Array.from({length: count}, (_, index): MemberInput => {
    const kind = consumptionKinds[index % consumptionKinds.length] ?? 'household';
    return {
      id: `członek ${index + 1}`,
      profile: {kind, annualKwh: 4000 + 500 * (index % 9), seed: 1},
      ...(index % 2 === 0 && {
        sources: [
          {kind: 'pv', kw: 8 + (index % 5), tilt: 35, azimuth: index % 4 === 0 ? 180 : 225},
        ],
      }),
      ...(index % 10 === 0 && {battery: {kwh: 10, kw: 5, efficiency: 0.9}}),
      tariff: index % 3 === 0 ? 'strefy' : 'dom',
    };
  });
  return cooperativeOf(dated, members, {
    dom: {kind: 'group', group: 'G11', operator: 'pge'},
    strefy: {
      kind: 'own',
      zones: [
        {name: 'dzień', energy: 0.6, network: 0.4},
        {name: 'noc', energy: 0.35, network: 0.15},
      ],
      schedule: usualSchedules.nightAndFreeDays,
      capacity: {kind: 'perKwh', coefficient: 0.83},
    },
  });
}

/** Changes of one field, as a visitor types them; `turn` makes each one different. */
export const changes: Readonly<
  Record<string, (cooperative: CooperativeInput, turn: number) => CooperativeInput>
> = {
  'cena energii': (cooperative, turn) => ({
    ...cooperative,
    tariffs: {
      ...cooperative.tariffs,
      dom: {kind: 'group', group: 'G11', operator: 'pge', energy: 0.5 + turn / 100},
    },
  }),
  'moc paneli': (cooperative, turn) =>
    withMember(cooperative, 0, {sources: [{kind: 'pv', kw: 20 + turn, tilt: 35, azimuth: 180}]}),
  'zużycie członka': (cooperative, turn) =>
    withMember(cooperative, 1, {profile: {kind: 'services', annualKwh: 9000 + turn, seed: 1}}),
};

function withMember(
  cooperative: CooperativeInput,
  place: number,
  changed: Partial<MemberInput>,
): CooperativeInput {
  const members = cooperative.members.map((member, index) =>
    index === place ? {...member, ...changed} : member,
  );
  return {...cooperative, members};
}
