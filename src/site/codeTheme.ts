/** In the site's own colours: ready themes are chosen by script, and a page asleep would keep the light one in the dark. */
export const codeTheme = {
  plain: {color: 'var(--se-text)', backgroundColor: 'var(--se-surface)'},
  styles: [
    {types: ['property', 'keyword', 'tag'], style: {color: 'var(--se-link)'}},
    {types: ['string', 'attr-value'], style: {color: 'var(--se-secondary)'}},
    {types: ['number', 'boolean', 'constant'], style: {color: 'var(--se-given-line)'}},
    {types: ['comment', 'punctuation'], style: {color: 'var(--se-muted)'}},
  ],
};
