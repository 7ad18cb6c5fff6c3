import {htmlOf} from '@site/src/plugins/built-pages/builtPage';
import {styleRules} from '@site/src/plugins/built-pages/steps/styleRules';
import {builtPage} from '../../../../samples/builtPage';

const changed = (html: string): string => htmlOf(styleRules(builtPage('/a', html)));

test('style attributes become rules of the page, each once', () => {
  expect(
    changed(
      '<head></head><i style=width:1px class=a>1<i class=b style="top: 2px;">2<i style=width:1px>3',
    ),
  ).toBe(
    '<head><style>[data-style="0"]:not(#_#_#_){width:1px}[data-style="1"]:not(#_#_#_){top: 2px;}</style></head>' +
      '<i data-style="0" class=a>1<i class=b data-style="1">2<i data-style="0">3',
  );
});

test('a page without style attributes stays as it is', () => {
  expect(changed('<head></head><p>style=x')).toBe('<head></head><p>style=x');
});
