import {leastMembers, missingMembers, type MemberCounts} from '../../src/law/memberCount';
import type {Verdict} from '../../src/law/verdict';

function counts(known: Partial<MemberCounts>): MemberCounts {
  return {natural: 0, legal: 0, community: 0, publicBody: 0, unknown: 0, ...known};
}

test.each<[Partial<MemberCounts>, boolean, Verdict['status']]>([
  [{natural: 10}, false, 'met'],
  [{natural: 9}, false, 'notMet'],
  [{natural: 7, legal: 3}, false, 'met'],
  [{natural: 1, legal: 3}, false, 'notMet'],
  [{legal: 3}, false, 'met'],
  [{legal: 2}, false, 'notMet'],
  [{natural: 5}, true, 'met'],
  [{natural: 4}, true, 'notMet'],
  [{legal: 3}, true, 'met'],
  [{unknown: 10}, false, 'met'],
  [{unknown: 3}, false, 'unknown'],
  [{legal: 2, unknown: 1}, false, 'unknown'],
  [{unknown: 1}, false, 'notMet'],
  [{natural: 20, community: 1}, false, 'unknown'],
  [{legal: 2, community: 1}, false, 'unknown'],
  [{natural: 1, community: 1}, false, 'notMet'],
  [{legal: 2, publicBody: 1}, false, 'unknown'],
  [{natural: 20, publicBody: 1}, false, 'unknown'],
  [{legal: 1, publicBody: 1}, false, 'notMet'],
])('%j, agricultural %s: %s', (known, isFarm, status) => {
  expect(leastMembers(counts(known), isFarm).status).toBe(status);
});

test.each<[Partial<MemberCounts>, boolean, ReturnType<typeof missingMembers>]>([
  [{legal: 1}, false, {anyone: 9, legalPersons: 2}],
  [{natural: 8}, false, {anyone: 2, legalPersons: null}],
  [{natural: 3}, true, {anyone: 2, legalPersons: null}],
  [{natural: 10}, false, null],
])('of %j, agricultural %s, %j are missing', (known, isFarm, missing) => {
  expect(missingMembers(counts(known), isFarm)).toEqual(missing);
});

test('whether a community of flat owners may be a member is not answered', () => {
  expect(leastMembers(counts({natural: 20, community: 1})).text).toMatch(
    /Przepisy nie rozstrzygają/,
  );
});

test('a library or a cultural centre is said to be disputed, with those who are not', () => {
  const {text} = leastMembers(counts({legal: 2, publicBody: 1, community: 1}));
  expect(text).toMatch(
    /Przepisy nie rozstrzygają.*jest sporne.*spółka komunalna, OSP i stowarzyszenie/,
  );
});

test('without any data the rule itself is told', () => {
  const {status, text, source} = leastMembers(undefined);
  expect(status).toBe('unknown');
  expect(text).toMatch(/co najmniej 10 członków.*wystarczy 5.*osób prawnych 3/);
  expect(source.article).toBe('art. 15 § 1');
});
