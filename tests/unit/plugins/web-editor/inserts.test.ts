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

test('a source is put in as its citation', () => {
  expect(insertsOf(loadSite('.')).sources).toContainEqual(
    expect.objectContaining({value: '[^OZE]'}),
  );
});
