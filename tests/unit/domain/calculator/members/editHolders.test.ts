import {changeHolder, changePerson} from '@site/src/domain/calculator/members/editHolders';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {rates} from '../../../../../packages/settlement/tests/samples/calculation';

const cooperative = cooperativeOfQuick(quickOf(rates), rates);

function example(): NonNullable<typeof cooperative> {
  if (!cooperative) {
    throw new Error('All fields are filled in.');
  }
  return cooperative;
}

test('a point given to another member takes over what that member is', () => {
  const natural = changePerson(example(), 2, 'natural');
  expect(natural.members[2]).toMatchObject({id: 'ośrodek stowarzyszenia', person: 'natural'});
  expect(changeHolder(natural, 2, 'gmina').members[2]).toMatchObject({
    holder: 'gmina',
    person: 'legal',
  });
  expect(changeHolder(example(), 0, '').members[0]?.holder).toBeUndefined();
});

test('what a member is holds for all its points', () => {
  const changed = changePerson(example(), 0, undefined);
  expect(changed.members.map(({person}) => person)).toEqual([
    undefined,
    undefined,
    'legal',
    'legal',
    undefined,
  ]);
});
