import {flowOf, lightOf} from '@site/src/domain/day/light';

const night = {usedOnSite: 0, fromGrid: 5, toGrid: 0};
const morning = {usedOnSite: 2, fromGrid: 3, toGrid: 0};
const noon = {usedOnSite: 10, fromGrid: 0, toGrid: 10};
const day = [night, morning, noon];

test('without production it is night, and only the grid gives', () => {
  expect(lightOf(day, 0)).toEqual({sun: 'down', isUsed: false, isGiven: false, isTaken: true});
});

test('below a quarter of the highest production the sun is low', () => {
  expect(lightOf(day, 1)).toEqual({sun: 'low', isUsed: true, isGiven: false, isTaken: true});
});

test('a surplus is given away under a high sun', () => {
  expect(lightOf(day, 2)).toEqual({sun: 'high', isUsed: true, isGiven: true, isTaken: false});
});

test('an hour is told by its surplus, otherwise by what is the larger part', () => {
  expect([noon, {...noon, toGrid: 0}, night].map(flowOf)).toEqual([0, 1, 2]);
});
