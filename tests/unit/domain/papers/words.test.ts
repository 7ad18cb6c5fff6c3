import {
  conditionName,
  fieldOf,
  folderGroups,
  isListId,
  type FolderGroup,
} from '@site/src/domain/papers/folder';
import {fromFile, keyOfField, parseCondition, toFile} from '@site/src/domain/papers/words';

test.each([
  ['spoldzielnia.nazwa', 'cooperative.name'],
  ['czlonek.nazwa', 'member.name'],
  ['czlonek.wplata', 'member.payment'],
  ['punkty.lp', 'points.row'],
  ['razem.moc', 'total.power'],
  ['sprawdzenie.oze', 'check.power'],
  ['spoldzielnia.lp', null],
  ['spoldzielnia.toString', null],
  ['constructor.name', null],
  ['spoldzielnia', null],
  ['cooperative.name', null],
])('%s in a paper is the field %s', (word, key) => expect(keyOfField(word)).toBe(key));

test('A variant names a choice and its values, and has a name from them', () => {
  expect(parseCondition('rada=tak')).toEqual({field: 'choices.council', values: ['yes']});
  expect(parseCondition('sprawdzenie.oze=nie')).toEqual({field: 'check.power', values: ['no']});
  const kinds = parseCondition('czlonek.rodzaj=prawna|gmina');
  expect(kinds && conditionName(kinds)).toBe('Kim jest: osoba prawna albo gmina');
  for (const wrong of [
    'rada',
    'rada=może',
    'rada=yes',
    'spoldzielnia.nazwa=tak',
    'rada=tak|',
    '=',
  ]) {
    expect(parseCondition(wrong)).toBeNull();
  }
});

const groups = Object.entries<FolderGroup>(folderGroups);

test('Every field and choice has a word of its own, by which a file is read and written', () => {
  for (const [group, {word, fields}] of groups) {
    const list = isListId(group) ? group : undefined;
    for (const [name, field] of Object.entries(fields)) {
      const {type} = field;
      const texts = type.kind === 'choice' ? Object.keys(type.options) : ['tekst'];
      for (const text of texts) {
        const entered = {[list ? name : `${group}.${name}`]: text};
        const saved = {
          [list ? field.word : `${word}.${field.word}`]:
            type.kind === 'choice' ? (type.words[text] ?? '') : text,
        };
        expect(toFile(entered, list)).toEqual(saved);
        expect(fromFile(saved, list)).toEqual(entered);
      }
    }
  }
});

test('What a file has beside the known fields stays as it is', () => {
  const odd = {'dawne.pole': 'tak', 'wybor.rada': 'może', 'wybor.glosy': ''};
  expect(toFile({'choices.council': 'constructor'})).toEqual({'wybor.rada': 'constructor'});
  expect(toFile(fromFile(odd))).toEqual(odd);
  expect(toFile(fromFile({inne: 'tak'}, 'board'), 'board')).toEqual({inne: 'tak'});
});

test('Every field has a label and somebody who has to know it', () => {
  for (const [group, {fields}] of groups) {
    for (const name of Object.keys(fields)) {
      const field = fieldOf(`${group}.${name}`);
      expect(field?.label).not.toBe('');
      expect(field?.who).not.toBe('');
    }
  }
});
