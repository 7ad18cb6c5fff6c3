/* global clearTimeout, document, setTimeout, Worker */
/** What the answer to a proposal would say of a draft, above its preview. A worker runs the rules of the site on it. */

const pauseMs = 500;
const newFile = 'nowy-tekst';

/**
 * Asks the worker about drafts.
 *
 * @param yaml The package `yaml`.
 * @param collections Of the editor's configuration.
 */
export function draftChecker({stringify}, collections) {
  const folders = new Map(collections.map(({name, folder}) => [name, folder]));
  const worker = new Worker(new URL('checks.js', import.meta.url));
  /** The last answer, which stands until the next one comes. */
  let last = null;
  let asked = null;
  let pause;
  let shown = null;
  worker.addEventListener('message', ({data}) => {
    last = data;
    shown?.replaceChildren(...partsOf(last, asked));
  });

  /** Fills the element with what is known of the draft, and again when the answer comes. */
  return (entry, element) => {
    const {body = '', ...fields} = entry.get('data').toJS();
    const folder = folders.get(entry.get('collection'));
    const draft = {
      file: entry.get('path') || `${folder}/${newFile}.md`,
      text: `---\n${stringify(filled(fields), {lineWidth: 0})}---\n\n${body.trim()}\n`,
    };
    shown = element;
    if (draft.file !== asked?.file || draft.text !== asked.text) {
      asked = draft;
      clearTimeout(pause);
      pause = setTimeout(() => worker.postMessage(draft), pauseMs);
    }
    element.replaceChildren(...partsOf(last?.file === draft.file ? last : null, asked));
  };
}

/** The editor saves no empty field. */
function filled(fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && value.length !== 0,
    ),
  );
}

function partsOf(answer, asked) {
  if (!answer) {
    return [named('p', 'Sprawdzamy tekst…')];
  }
  const {toCorrect, questions} = answer;
  return [
    ...(answer.text === asked.text ? [] : [named('p', 'Sprawdzamy zmiany…')]),
    ...(toCorrect.length > 0
      ? listOf('Do poprawienia', toCorrect)
      : [
          named('h2', 'Nie widzimy tu błędów'),
          named('p', 'Obrazy i puste wiersze sprawdzi jeszcze odpowiedź przy propozycji.'),
        ]),
    ...(questions.length > 0 ? listOf('Pytania, które nie zatrzymają publikacji', questions) : []),
  ];
}

function listOf(title, parts) {
  const count = parts.reduce((sum, {corrections}) => sum + corrections.length, 0);
  return [
    named('h2', `${title}: ${count}`),
    ...parts.flatMap(({part, corrections}) => {
      const list = document.createElement('ul');
      corrections.forEach(({place, text}) => {
        const item = document.createElement('li');
        item.append(...(place === null ? [] : [named('b', `${place}: `)]), text);
        list.append(item);
      });
      return [...(part === null ? [] : [named('h3', part)]), list];
    }),
  ];
}

function named(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
