import {htmlOf} from '@site/src/plugins/built-pages/builtPage';
import {noticeOfScripts} from '@site/src/plugins/built-pages/steps/noticeOfScripts';
import {builtPage} from '../../../../samples/builtPage';

test('a page that has a word for it says when its scripts do not come', () => {
  const page = builtPage('/kontakt', '<head></head><body><div data-unloaded hidden></div></body>');
  expect(htmlOf(noticeOfScripts(page))).toMatch(
    /^<head><script>[^<]*data-unloaded[^<]*<\/script><\/head>/,
  );
});

test('any other page is left as it is', () => {
  const page = builtPage('/faq', '<head></head><body></body>');
  expect(noticeOfScripts(page)).toBe(page);
});
