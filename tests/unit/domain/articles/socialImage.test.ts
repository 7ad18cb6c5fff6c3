import {socialImagePath} from '@site/src/domain/articles/socialImage';

test.each([
  ['', 'img/social/start.png'],
  ['oferta', 'img/social/oferta.png'],
  ['baza-wiedzy/rozliczenie-1-do-06', 'img/social/baza-wiedzy--rozliczenie-1-do-06.png'],
  ['baza-wiedzy/tagi/gmina', 'img/social/baza-wiedzy--tagi--gmina.png'],
])('The social image of „%s” is %s', (path, expected) => {
  expect(socialImagePath(path)).toBe(expected);
});
