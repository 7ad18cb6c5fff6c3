import {
  withNewPoint,
  withoutPoint,
  withPoint,
  withPointOf,
} from '@site/src/browser/month/monthPoints';
import {
  emptyState,
  withInput,
  withPoints,
  type MonthState,
} from '@site/src/browser/month/monthState';
import {partsOf} from '@site/src/domain/month/matching';
import {monthFolder, readFolder} from '../../../samples/monthFolder';

const points = [{id: 'szkoła', ppe: '1'}, {id: 'urząd'}];
const state: MonthState = {
  ...withInput(emptyState, {points, shares: [3, 2]}),
  choices: {'a.csv': 'szkoła', 'b.csv': 'urząd', 'c.csv': null},
};

test('a renamed point keeps the files that were chosen for it', () => {
  const {input, choices} = withPoint(state, 0, {id: 'przedszkole', ppe: '1'});
  expect(input.points).toEqual([{id: 'przedszkole', ppe: '1'}, {id: 'urząd'}]);
  expect(choices).toEqual({'a.csv': 'przedszkole', 'b.csv': 'urząd', 'c.csv': null});
});

test('a point goes with its share', () => {
  const {input} = withoutPoint(state, 0);
  expect(input).toMatchObject({points: [{id: 'urząd'}], shares: [2]});
});

test('a new point has a free name, and a share where there are shares', () => {
  const taken = withInput(state, {points: [...points, {id: 'punkt 4'}], shares: [3, 2, 1]});
  const {input} = withNewPoint(taken);
  expect(input.points.at(-1)).toEqual({id: 'punkt 5'});
  expect(input.shares).toEqual([3, 2, 1, 1]);
  expect(withNewPoint(emptyState).input).toMatchObject({points: [{id: 'punkt 1'}]});
  expect(withNewPoint(emptyState).input).not.toHaveProperty('shares');
});

test('a file of nobody makes the point that it names', () => {
  const [part] = partsOf(readFolder(monthFolder(59).files)).filter(({ppe}) => ppe !== '');
  if (!part) {
    throw new Error('A file of the sample names its point.');
  }
  const {input} = withPointOf(state, part);
  expect(input.points.at(-1)).toMatchObject({ppe: part.ppe});
  expect(input.shares).toEqual([3, 2, 1]);
});

test('a list of points keeps the shares of those it names again', () => {
  const {input} = withPoints(state, [{id: 'urząd'}, {id: 'straż'}, {id: 'szkoła'}]);
  expect(input.points).toEqual([{id: 'urząd'}, {id: 'straż'}, {id: 'szkoła', ppe: '1'}]);
  expect(input.shares).toEqual([2, 1, 3]);
});
