import {dataFiles} from '@site/src/content/data/dataFiles';
import {readDescription} from '@cooperative/settlement/read';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {fileText} from '@site/src/domain/calculator/readings';
import {markOf} from '@site/src/domain/calculator/readingsMark';
import {unwrap} from '../../../../packages/settlement/tests/samples/settlement';

const dated = dataFiles('.').rates.value;

const readings = {
  startUtc: '2025-12-31T23:00Z',
  withdrawn: Float64Array.from([0.1 + 0.2, Number.NaN, 1 / 3, 0]),
  injected: Float64Array.from([0, Number.NaN, 0, 1e-7]),
};

function withReadings(): CooperativeInput {
  const made = cooperativeOfQuick(quickOf(dated), dated);
  const [first, ...others] = made?.members ?? [];
  if (!made || !first) {
    throw new Error('The example has members.');
  }
  return {...made, members: [{...first, id: '[1,2]', readings}, ...others]};
}

describe('A saved file', () => {
  const text = fileText(withReadings());

  test('holds the readings, a series to a line, and opens again', () => {
    expect(text).toContain('"withdrawn": [0.3,null,0.333333333,0]');
    const {members} = unwrap(readDescription(text));
    expect(members[0]).toMatchObject({
      id: '[1,2]',
      profile: {kind: expect.any(String) as string},
      readings: {
        startUtc: '2025-12-31T23:00Z',
        withdrawn: Float64Array.from([0.3, Number.NaN, 0.333333333, 0]),
        injected: Float64Array.from([0, Number.NaN, 0, 1e-7]),
      },
    });
    expect(JSON.parse(fileText(unwrap(readDescription(text))))).toEqual(JSON.parse(text));
  });

  test('leaves out a meter that injected nothing', () => {
    const [first, ...others] = withReadings().members;
    const plain = {
      ...withReadings(),
      members: [
        {...first, id: 'a', readings: {...readings, injected: new Float64Array(4)}},
        ...others,
      ],
    };
    expect(fileText(plain)).not.toContain('injected');
    expect(unwrap(readDescription(fileText(plain))).members[0]?.readings?.injected).toHaveLength(4);
  });

  test('with wrong readings names the field', () => {
    const wrong = text.replace('0.333333333', '-1').replace('2025-12-31T23:00Z', '2025-12-31');
    const read = readDescription(wrong);
    expect(read.ok ? [] : read.errors.map(({field}) => field)).toEqual([
      'members[1].readings.startUtc',
      'members[1].readings.withdrawn[3]',
    ]);
  });
});

test('equal readings have equal marks, others another', () => {
  const copy = {...readings, withdrawn: readings.withdrawn.slice()};
  expect(markOf(copy)).toEqual(markOf(readings));
  copy.withdrawn = Float64Array.from([0.3, Number.NaN, 1 / 3, 0]);
  expect(markOf({...copy}).id).not.toBe(markOf(readings).id);
});
