import {addTo, type BuiltPage} from '../builtPage';

/**
 * Moves what style attributes say (aligned columns, places in charts) to one style sheet in the page: its policy allows
 * that by hash, and no attribute. React, when it takes the page over, sets its own styles by script, and those win.
 */
export function styleRules(page: BuiltPage): BuiltPage {
  const {styles} = page.content;
  if (styles.length === 0) {
    return page;
  }
  const declared = [...new Set(styles.map(({value}) => value))];
  // As strong as an attribute would be against every rule of the site.
  const rules = declared.map((value, index) => `[data-style="${index}"]:not(#_#_#_){${value}}`);
  const attributes = styles.map(({start, end, value}) => ({
    offset: start,
    end,
    html: `data-style="${declared.indexOf(value)}"`,
  }));
  return addTo(
    {...page, additions: [...page.additions, ...attributes]},
    'endOfHead',
    `<style>${rules.join('')}</style>`,
  );
}
