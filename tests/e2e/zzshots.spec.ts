import {loadSite} from '../../src/content/loadSite';
import {monthExample} from '../../src/domain/month/example';
import type {MonthInput} from '../../src/domain/month/schema';
import {sampleMembers} from '../samples/documents';
import {test} from './fixtures';
const [cooperative, meters] = monthExample(loadSite(process.cwd()).data.rates.value);
const school = {point: 'szkoła', name: 'Szkoła Podstawowa', taxId: '4444444444', address: 'ul. Szkolna 1', town: '00-003 Warszawa'};
const dropped = [
  {name: 'spoldzielnia.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({
    ...(JSON.parse(cooperative?.text ?? '') as MonthInput), name: 'Spółdzielnia Energetyczna Przykład',
    documents: {cooperative: {address: 'ul. Słoneczna 2', town: '00-002 Warszawa', krs: '0000099999', nip: '5265877635', account: '61109010140000071219812874'},
      members: sampleMembers.map((m, i) => i === 0 ? {...m, units: [school]} : m), terms: {regime: 'vat', price: 0.45}, decidedOn: '2026-05-04', payout: {kind: 'pot', zl: 3828.78}},
  }))},
  {name: 'liczniki.csv', mimeType: 'text/csv', buffer: Buffer.from(meters?.text ?? '')},
];
for (const [width, scheme] of [[1280, 'light'], [1280, 'dark'], [360, 'light'], [768, 'light']] as const) {
  test(`shots ${width} ${scheme}`, async ({page}) => {
    test.slow();
    await page.addInitScript(() => { window.print = () => { Object.assign(window, {isPrinted: true}); }; });
    await page.emulateMedia({colorScheme: scheme});
    await page.setViewportSize({width, height: 900});
    await page.goto('/rozlicz-miesiac');
    await page.getByLabel('Wybierz plik').setInputFiles(dropped);
    await page.locator('section[aria-labelledby=dokumenty] summary').first().click({timeout: 60_000});
    const own = page.locator('section[aria-labelledby=dokumenty]');
    await own.getByRole('button', {name: /^Wystaw/}).waitFor();
    await own.screenshot({path: `/tmp/shots/draft-${width}-${scheme}.png`});
    for (const s of await own.locator('details details > summary').all()) await s.click();
    await own.screenshot({path: `/tmp/shots/open-${width}-${scheme}.png`});
    await own.getByRole('button', {name: /^Wystaw/}).click();
    await own.getByRole('table', {name: /Należności/}).waitFor();
    await own.locator('section[aria-labelledby=dok-naleznosci]').screenshot({path: `/tmp/shots/due-${width}-${scheme}.png`});
    if (width === 1280 && scheme === 'light') {
      const d = page.waitForEvent('download'); await own.getByRole('button', {name: 'Rozliczenia (DOCX)'}).click(); await (await d).saveAs('/tmp/shots/docx.zip');
      await own.getByRole('button', {name: /Drukuj rozliczenia/}).click();
      await page.waitForFunction(() => 'isPrinted' in window);
      await page.emulateMedia({media: 'print'});
      await page.pdf({path: '/tmp/shots/sheets.pdf', format: 'A4'});
    }
  });
}
