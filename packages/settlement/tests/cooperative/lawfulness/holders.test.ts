import {prepareCooperative} from '../../../src/cooperative/prepare/prepareCooperative';
import {settlementInput} from '../../../src/cooperative/description/schema';
import {countMembers, holdersOf} from '../../../src/cooperative/lawfulness/holders';
import {descriptionWith, rates} from '../../samples/calculation';

const municipal = {holder: 'gmina', person: 'legal'} as const;

test('a school, an office and street lamps are points of one member', () => {
  const points = [
    {id: 'szkoła', ...municipal},
    {id: 'urząd', holder: ' gmina '},
    {id: 'gmina'},
    {id: 'biblioteka', person: 'publicBody'},
    {id: 'dom', person: 'natural'},
    {id: 'nikt'},
  ] as const;
  expect([...holdersOf(points).keys()]).toEqual(['gmina', 'biblioteka', 'dom', 'nikt']);
  expect(countMembers(points)).toEqual({
    natural: 1,
    legal: 1,
    community: 0,
    publicBody: 1,
    unknown: 1,
  });
});

test('a capital letter makes no second member', () => {
  const points = [
    {id: 'szkoła', holder: 'Gmina Dolna', person: 'legal'},
    {id: 'urząd', holder: 'gmina Dolna'},
    {id: 'GMINA DOLNA', person: 'legal'},
  ] as const;
  expect(countMembers(points)).toEqual({
    natural: 0,
    legal: 1,
    community: 0,
    publicBody: 0,
    unknown: 0,
  });
  expect([...holdersOf(points).values()].map(({name}) => name)).toEqual(['Gmina Dolna']);
});

test('a member of two kinds is an error at its point', () => {
  const prepared = prepareCooperative(
    settlementInput.parse(
      descriptionWith({
        period: {hours: 1},
        members: [
          {id: 'szkoła', withdrawnKwh: [1], ...municipal},
          {id: 'urząd', withdrawnKwh: [1], holder: 'gmina', person: 'natural'},
        ],
      }),
    ),
    {rates: rates.rates},
  );
  expect(prepared.ok ? [] : prepared.errors).toEqual([
    {
      field: 'members[2].person',
      message: 'Punkty poboru członka „gmina” podają różne odpowiedzi, kim on jest. Wybierz jedną.',
    },
  ]);
});
