import {slashTwins} from '@site/src/plugins/built-pages/emit/slashTwins';

describe('slashTwins', () => {
  test('copies each page to where its address with a slash is looked for', () => {
    expect(slashTwins(['/oferta', '/baza-wiedzy/statut'], '/')).toEqual([
      {from: 'oferta.html', to: 'oferta/index.html'},
      {from: 'baza-wiedzy/statut.html', to: 'baza-wiedzy/statut/index.html'},
    ]);
  });

  test('leaves out the base path, which is no folder of the build', () => {
    expect(slashTwins(['/portal/oferta', '/portal/'], '/portal/')).toEqual([
      {from: 'oferta.html', to: 'oferta/index.html'},
    ]);
  });

  test('takes a route with a slash for the same page', () => {
    expect(slashTwins(['/oferta/'], '/')).toEqual([{from: 'oferta.html', to: 'oferta/index.html'}]);
  });

  test('copies neither the home page nor the page for missing addresses', () => {
    expect(slashTwins(['/', '/404.html'], '/')).toEqual([]);
  });
});
