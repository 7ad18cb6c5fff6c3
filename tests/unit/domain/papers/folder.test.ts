import {fieldOf, isAsked} from '@site/src/domain/papers/folder';
import {
  emptyFolder,
  filledIn,
  overfull,
  paperText,
  readFolder,
  withEntry,
  withEntryText,
  withoutEntry,
  withValue,
  type Entry,
  type Folder,
} from '@site/src/domain/papers/folderData';
import {
  copiesOf,
  distinctNames,
  fileNamePart,
  fillingOf,
  paperFileName,
  sparedFounders,
} from '@site/src/domain/papers/copies';
import {writeFolder} from '@site/tests/samples/folders';

const folder: Folder = {
  values: {'cooperative.name': 'Słońce', 'choices.council': 'yes', 'dates.krs': '2027-02-01'},
  lists: {
    ...emptyFolder.lists,
    members: [
      {name: 'Gmina Lipowa', kind: 'municipality'},
      {name: 'Jan Kowalski', kind: 'natural'},
    ],
    points: [{address: 'szkoła', member: 'Gmina Lipowa'}],
    board: [{name: 'Anna Nowak', namedBy: 'Gmina Lipowa'}],
  },
};

test('A text is one line in its own direction, and no longer than a field', () => {
  expect(paperText('a\nb\u0000c')).toBe('a b c');
  expect(paperText('\u202eabc\u2066')).toBe(' abc ');
  expect(paperText('א'.repeat(10_000))).toBe('א'.repeat(300));
  expect(paperText('🙂'.repeat(200))).not.toMatch(/\p{Surrogate}/u);
});

test('A saved folder is read as it was; what is unknown or wrong in it is left out', () => {
  expect(readFolder(writeFolder(folder))).toEqual({ok: true, value: folder});
  const odd = {
    format: 'teczka-1',
    values: {
      'spoldzielnia.nazwa': 7,
      'x.y': 'a',
      'wybor.rada': 'może',
      'daty.krs': 'jutro',
      'czlonkowie.nazwa': 'a',
    },
    lists: {czlonkowie: 'wszyscy', punkty: [{numer: 'PL1\u202e', inne: 'a'}, null]},
  };
  expect(readFolder(JSON.stringify(odd))).toEqual({
    ok: true,
    value: {values: {}, lists: {...emptyFolder.lists, points: [{ppe: 'PL1 '}, {}]}},
  });
});

test('A folder keeps its id and the days it has sent; one saved before has neither', () => {
  const sent = [{id: 'daty-krs', title: 'Wpis do KRS', basis: 'data z teczki', day: '2027-02-01'}];
  const known = {...folder, id: 'aaaa-bbbb', sent};
  expect(readFolder(writeFolder(known))).toEqual({ok: true, value: known});
  const odd = {...known, id: '<b>', sent: [{...sent[0], day: 'jutro'}, null, sent[0]]};
  expect(readFolder(writeFolder(odd as unknown as Folder))).toEqual({
    ok: true,
    value: {...folder, sent},
  });
});

test('The choice of an entry fee brings 1 zł, and takes the place of no other', () => {
  expect(withValue(folder, 'choices.entryFee', 'yes').values['amounts.entryFee']).toBe('1');
  expect(withValue(folder, 'choices.entryFee', 'no').values['amounts.entryFee']).toBeUndefined();
  const entered = withValue(folder, 'amounts.entryFee', '50');
  expect(withValue(entered, 'choices.entryFee', 'yes').values['amounts.entryFee']).toBe('50');
});

test.each(['', '[]', '{"format":"inna"}', 'null'])(
  '%j is no folder, and the message says so',
  (text) => {
    const read = readFolder(text);
    expect(!read.ok && read.errors[0]?.message).toContain('To nie jest plik teczki.');
  },
);

test('A changed name of a member goes to all that name the member', () => {
  const {lists} = withEntryText(folder, 'members', 0, 'name', 'Gmina Dębowa');
  expect(lists.points[0]?.member).toBe('Gmina Dębowa');
  expect(lists.board[0]?.namedBy).toBe('Gmina Dębowa');
});

test('An emptied field is absent, and an entry comes and goes', () => {
  expect(withValue(folder, 'cooperative.name', '').values).not.toHaveProperty(['cooperative.name']);
  const more = withEntry(folder, 'council');
  expect(more.lists.council).toEqual([{}]);
  expect(withoutEntry(more, 'council', 0)).toEqual(folder);
  expect(filledIn(folder, 'members').filled).toBe(4);
});

const declaration = {fields: ['member.name'], for: [], isForFounders: false};

test('One member’s paper comes once for each member of its kinds', () => {
  const paper = {...declaration, isForFounders: true};
  expect(copiesOf({...paper, fields: ['cooperative.name']}, folder)).toEqual([null]);
  expect(copiesOf(paper, folder)).toHaveLength(2);
  expect(copiesOf({...paper, for: ['municipality']}, folder)).toEqual([folder.lists.members[0]]);
  expect(copiesOf({...paper, for: ['legal']}, folder)).toEqual([]);
  expect(copiesOf({...paper, for: ['municipality']}, emptyFolder)).toEqual([null]);
});

test('A founder hands in no declaration, and who joins later signs no statute', () => {
  const [municipality = {}, person = {}] = folder.lists.members;
  const founder = {...municipality, joining: 'founder'};
  const later = {...person, joining: 'later'};
  const both = {...folder, lists: {...folder.lists, members: [founder, later]}};
  expect(copiesOf(declaration, both)).toEqual([later]);
  expect(sparedFounders(declaration, both)).toEqual([founder]);
  // Of whom nobody has said, the folder does not decide.
  expect(copiesOf(declaration, folder)).toEqual([municipality, person]);
  expect(fillingOf({stage: 'founding'}, both, null).folder.lists.members).toEqual([founder]);
  expect(fillingOf({stage: 'running'}, both, null).folder).toEqual(both);
  expect(fillingOf({stage: 'founding'}, folder, null).folder.lists).toEqual(folder.lists);
});

test('On the list of an assembly stand the members of its day', () => {
  const members: readonly Entry[] = [
    {name: 'Gmina Lipowa'},
    {name: 'Anna', to: '2027-03-31'},
    {name: 'Jan', from: '2027-05-01'},
  ];
  const walne = {...folder, lists: {...folder.lists, members: members}};
  const namesOn = (day: string): readonly string[] =>
    fillingOf(
      {stage: 'running'},
      withValue(walne, 'dates.assembly', day),
      null,
    ).folder.lists.members.flatMap(({name}) => name ?? []);
  expect(namesOn('2027-03-31')).toEqual(['Gmina Lipowa', 'Anna']);
  expect(namesOn('2027-05-01')).toEqual(['Gmina Lipowa', 'Jan']);
  expect(namesOn('')).toEqual(['Gmina Lipowa', 'Anna', 'Jan']);
});

test('Names of files are those of any system, each once', () => {
  expect(fileNamePart('01 Deklaracja: „a/b”?  x…. ')).toBe('01 Deklaracja „a b” x….');
  expect(fileNamePart('umowa\u202efdp.exe \ud800')).toBe('umowa fdp.exe');
  expect(paperFileName('Deklaracja osoby prawnej', {name: 'Wodociągi sp. z o.o.'})).toBe(
    'Deklaracja osoby prawnej – Wodociągi sp. z o.o.',
  );
  expect(paperFileName('Statut', null)).toBe('Statut');
  // However long the title is, the name stays whole.
  expect(paperFileName('T'.repeat(80), {name: `${'N'.repeat(60)} sp. z o.o.`})).toMatch(
    /N sp\. z o\.o\.$/,
  );
  expect(distinctNames(['a', 'A', 'b'])).toEqual(['a', 'A (2)', 'b']);
  expect(distinctNames(['Jan', 'Jan', 'Jan (2)'])).toEqual(['Jan', 'Jan (3)', 'Jan (2)']);
  expect(distinctNames(['Jan (2)', 'Jan', 'Jan'])).toEqual(['Jan (2)', 'Jan', 'Jan (3)']);
  const name = paperFileName('Bardzo długi tytuł '.repeat(20), {
    name: `${'Przedsiębiorstwo '.repeat(20)}sp. z o.o.`,
  });
  expect(name).toMatch(/ – Przedsiębiorstwo .*sp\. z o\.o\.$/);
  expect(`99 ${name} (200).docx`.length).toBeLessThanOrEqual(120);
});

test('A natural person is asked for no register and no representative, others for both', () => {
  const asked = (kind: string | undefined): string[] =>
    ['address', 'register', 'representative', 'second', 'proxy'].filter((name) => {
      const field = fieldOf(`members.${name}`);
      return field !== null && isAsked(field, kind);
    });
  expect(asked('natural')).toEqual(['address', 'proxy']);
  expect(asked('legal')).toHaveLength(5);
  expect(asked(undefined)).toHaveLength(5);
});

test('A folder with a longer list than it takes is refused whole, never cut', () => {
  const list = (count: number): Folder => ({
    ...folder,
    lists: {...folder.lists, points: Array.from({length: count}, () => ({ppe: 'PL1'}))},
  });
  const most = readFolder(writeFolder(list(200)));
  expect(most.ok && most.value.lists.points).toHaveLength(200);
  const read = readFolder(writeFolder(list(5000)));
  expect(!read.ok && read.errors[0]?.message).toContain('„Punkty poboru” ma 5000 pozycji');
  expect(overfull(list(201).lists)).toContain('201');
  expect(overfull(list(200).lists)).toBeNull();
});

test('A folder of a later version of the site is refused as such', () => {
  const read = readFolder(JSON.stringify({format: 'teczka-2', values: {nowe: {}}}));
  expect(!read.ok && read.errors[0]?.message).toContain('nowsza wersja strony');
});
