import {withoutCapitals, withoutFileName} from '@site/src/domain/browser/navigation/fileAddress';

test.each([
  ['/oferta.html', '/oferta'],
  ['/baza-wiedzy/prog-70-i-40-procent.html', '/baza-wiedzy/prog-70-i-40-procent'],
  ['/oferta/index.html', '/oferta'],
  ['/index.html', '/'],
  ['/spoldzielnie/index.html', '/spoldzielnie'],
  ['/oferta', '/oferta'],
  ['/oferta/', '/oferta/'],
  ['/', '/'],
  ['/404.html', '/404.html'],
  ['/spoldzielnie/404.html', '/spoldzielnie/404.html'],
])('%s is the page %s', (pathname, page) => expect(withoutFileName(pathname)).toBe(page));

test.each([
  ['Oferta', 'oferta'],
  ['baza-wiedzy/PROG-70', 'baza-wiedzy/prog-70'],
  ['s%C5%82ownik', 's%C5%82ownik'],
  ['S%C5%82ownik%', 's%C5%82ownik%'],
  ['oferta', 'oferta'],
])('%s in small letters is %s', (path, plain) => expect(withoutCapitals(path)).toBe(plain));
