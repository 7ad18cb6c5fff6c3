/* global document */
/**
 * The field of an article's sources: one searches all of them by their words and by those of the facts they tell. The
 * one that is chosen is added to the article, and its mark is put into the text where one was writing.
 */
import {putIntoText} from './text.mjs';

const mostShown = 8;

/** Registers the field under the name that the forms give it. */
export function registerSources(CMS, sources) {
  const finder = finderOf(sources);
  const titles = new Map(sources.map(({code, title}) => [code, title]));
  CMS.registerFieldType('zrodla', fieldOf(finder, titles));
}

function fieldOf(find, titles) {
  const {createClass, h} = globalThis;
  return createClass({
    getInitialState: () => ({query: '', active: 0, said: ''}),

    codes() {
      return [...(this.props.value ?? [])];
    },

    cite(code) {
      const codes = this.codes();
      if (!codes.includes(code)) {
        this.props.onChange([...codes, code]);
      }
      this.setState({query: '', active: 0, said: `Wstawiono znak źródła ${code}.`});
      void putIntoText(`[^${code}]`);
    },

    remove(code) {
      this.props.onChange(this.codes().filter((one) => one !== code));
      this.setState({said: `Usunięto źródło ${code}. Jego znaki usuń z treści.`});
      document.querySelector(`#${CSS.escape(this.props.forID)}-search`)?.focus();
    },

    press(event, found) {
      const {active} = this.state;
      const steps = {ArrowDown: 1, ArrowUp: -1};
      if (event.key in steps && found.length > 0) {
        event.preventDefault();
        this.setState({active: (active + steps[event.key] + found.length) % found.length});
      } else if (event.key === 'Enter' && found[active]) {
        event.preventDefault();
        this.cite(found[active].code);
      } else if (event.key === 'Escape' && this.state.query !== '') {
        event.stopPropagation();
        this.setState({query: '', active: 0});
      }
    },

    render() {
      const id = this.props.forID;
      const {query, active, said} = this.state;
      const codes = this.codes();
      const found = find(query);
      const isOpen = query.trim() !== '';
      return h(
        'div',
        {className: 'sources'},
        codes.length > 0 &&
          h(
            'ol',
            {'aria-label': 'Źródła artykułu'},
            codes.map((code) =>
              h(
                'li',
                {key: code},
                h('span', null, h('b', null, code), ` ${titles.get(code) ?? '(nie ma na liście)'}`),
                button('Wstaw', `Wstaw do treści znak źródła ${code}`, () => this.cite(code)),
                button('Usuń', `Usuń źródło ${code}`, () => this.remove(code)),
              ),
            ),
          ),
        h('label', {htmlFor: `${id}-search`}, 'Wstaw źródło'),
        h('input', {
          id: `${id}-search`,
          type: 'search',
          role: 'combobox',
          autoComplete: 'off',
          placeholder: 'kod, słowa tytułu albo faktu, np. próg 70%',
          'aria-expanded': isOpen,
          'aria-controls': `${id}-found`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': isOpen && found[active] ? `${id}-${active}` : undefined,
          value: query,
          onChange: ({target}) => this.setState({query: target.value, active: 0, said: ''}),
          onKeyDown: (event) => this.press(event, found),
        }),
        h(
          'ul',
          {id: `${id}-found`, role: 'listbox', 'aria-label': 'Znalezione źródła', hidden: !isOpen},
          isOpen &&
            found.map(({code, title, publisher, fact}, index) =>
              h(
                'li',
                {
                  key: code,
                  id: `${id}-${index}`,
                  role: 'option',
                  'aria-selected': index === active,
                  onClick: () => this.cite(code),
                },
                h('b', null, code),
                ` ${title}. ${publisher}.`,
                fact && h('small', null, fact),
              ),
            ),
        ),
        h(
          'p',
          {role: 'status'},
          isOpen
            ? found.length > 0
              ? `Znalezione źródła: ${found.length}${found.length === mostShown ? ' lub więcej' : ''}.`
              : 'Nie ma takiego źródła. Nowe dodasz w „Źródła, fakty, słownik, tagi”.'
            : said,
        ),
      );
    },
  });
}

function button(text, name, onClick) {
  return globalThis.h('button', {type: 'button', 'aria-label': name, onClick}, text);
}

/** Finds sources all of whose asked words stand in their code and title, or in one fact: those by their title first. */
export function finderOf(sources) {
  const entries = sources.map((source) => ({
    source,
    own: folded(`${source.code} ${source.title} ${source.publisher}`),
    facts: source.facts.map((fact) => [fact, folded(fact)]),
  }));
  return (query) => {
    const words = folded(query).split(/\s+/).filter(Boolean);
    const hasAll = (text) => words.every((word) => text.includes(word));
    const isCode = ({source}) => folded(source.code) === words.join(' ');
    const byTitle = entries.filter(({own}) => hasAll(own));
    const byFact = entries
      .filter((entry) => !byTitle.includes(entry))
      .flatMap(({source, facts}) => {
        const [fact] = facts.find(([, text]) => hasAll(text)) ?? [];
        return fact === undefined ? [] : [{...source, fact}];
      });
    return words.length === 0
      ? []
      : [
          ...byTitle.filter(isCode).map(({source}) => source),
          ...byTitle.filter((entry) => !isCode(entry)).map(({source}) => source),
          ...byFact,
        ].slice(0, mostShown);
  };
}

/** Small letters without their marks: who types in a hurry leaves them out. */
function folded(text) {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
