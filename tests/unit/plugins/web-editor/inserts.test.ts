import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import {loadSite} from '@site/src/content/loadSite';
import {figures} from '@site/src/content/markdown/figures';
import {figureInserts, insertsOf} from '@site/src/plugins/web-editor/inserts';
import {runRemark} from '../../../tools/markdown';

test.each(figureInserts)('what is put in for „$label” is drawn as it stands', ({value}) => {
  const [drawn, ...others] = runRemark([remarkDirective, figures], value).children;
  expect(others).toEqual([]);
  expect(toString(drawn)).not.toContain(':::');
});

test('a source comes with the facts by which it is found', () => {
  const source = insertsOf(loadSite('.')).sources.find(({code}) => code === 'OZE');
  expect(source?.title).toContain('odnawialnych źródłach energii');
  expect(source?.facts).toContainEqual(expect.stringContaining('70%'));
});
