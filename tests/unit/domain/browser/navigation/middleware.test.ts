import {
  runMiddleware,
  withoutClickIds,
  type Address,
} from '../../../../../src/domain/browser/navigation/middleware';

const to: Address = {pathname: '/faq', search: '', hash: ''};

test('runs the named ones in order until one leads elsewhere', () => {
  const ran: string[] = [];
  const registry = {
    a: () => {
      ran.push('a');
      return undefined;
    },
    b: () => {
      ran.push('b');
      return '/oferta';
    },
    c: () => {
      ran.push('c');
      return undefined;
    },
  };
  expect(runMiddleware(['a', 'b', 'c'], registry, to, null)).toBe('/oferta');
  expect(ran).toEqual(['a', 'b']);
  expect(runMiddleware([], registry, to, null)).toBeUndefined();
});

test.each(['nieznane', 'toString', '__proto__'])('throws for the unknown name %s', (name) => {
  expect(() => runMiddleware([name], {}, to, null)).toThrow(`Unknown route middleware: ${name}`);
});

test.each([
  ['', ''],
  ['?fbclid=1', ''],
  ['?kategoria=Podstawy%20i%20inne', '?kategoria=Podstawy%20i%20inne'],
  ['?tag=kowr&gclid=2&tag=oze', '?tag=kowr&tag=oze'],
])('%s without ad network parameters is %s', (search, clean) => {
  expect(withoutClickIds(search)).toBe(clean);
});
