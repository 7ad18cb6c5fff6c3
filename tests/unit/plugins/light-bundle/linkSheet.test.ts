import {linkSheet} from '@site/src/plugins/light-bundle/linkSheet';

const sheet = {
  href: '/assets/css/calculator.abc.css',
  css: '.layout_a1-B>*{min-width:0}@media print{main:has(.pages_Xy_z) .noPrint{display:none}}',
};
const page = (attribute: string): string =>
  `<html><head><title>Strona</title></head><body><div ${attribute}></div></body></html>`;

test.each(['class="side_zzzz layout_a1-B"', 'class=pages_Xy_z', 'id=x class="pages_Xy_z noPrint"'])(
  'a page with %s links the sheet once, last in its head',
  (attribute) => {
    expect(linkSheet(page(attribute), sheet)).toBe(
      page(attribute).replace(
        '</head>',
        '<link rel="stylesheet" href="/assets/css/calculator.abc.css"></head>',
      ),
    );
  },
);

test.each(['', 'class=noPrint', 'class="layout_zzzz"', 'class="layout_a1-Bcd"', 'id=layout_a1-B'])(
  'a page with %s does not',
  (attribute) => {
    expect(linkSheet(page(attribute), sheet)).toBeNull();
  },
);
