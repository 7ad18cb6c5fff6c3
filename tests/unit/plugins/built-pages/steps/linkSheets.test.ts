import {htmlOf} from '@site/src/plugins/built-pages/builtPage';
import {linkSheets} from '@site/src/plugins/built-pages/steps/linkSheets';
import {builtPage} from '../../../../samples/builtPage';
import {site} from '../../../../samples/machineArticle';

const sheets = [
  {
    file: 'assets/css/forms.1.css',
    css: '.field_ab12{color:red}.wide .mark_cd34:hover,p{top:.5em}',
  },
  {file: 'assets/css/other.2.css', css: '.other_ef56{top:0}'},
];
const page = (classes: string): string =>
  `<head><link rel=icon href=/i.png><link rel=stylesheet href=/assets/css/styles.0.css /><script src=/a.js></script></head><p ${classes}>`;
const linked = (html: string): string =>
  htmlOf(linkSheets(builtPage('/a', html), {...site, baseUrl: '/', sheets}));

test.each(['class=field_ab12', 'class="wide mark_cd34"', "class='field_ab12'"])(
  'a page with %s links its sheet',
  (classes) => {
    expect(linked(page(classes))).toBe(
      page(classes).replace(
        '<script',
        '<link rel="stylesheet" href="/assets/css/forms.1.css"><script',
      ),
    );
  },
);

test.each(['class=field', 'data-class="field_ab12"', 'class="wide"', 'class=mark_cd34'])(
  'a page with %s is left unchanged',
  (classes) => expect(linked(page(classes))).toBe(page(classes)),
);
