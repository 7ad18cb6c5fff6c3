/* global clearTimeout, document, setTimeout, Worker */
/** What the answer to a proposal would say of a draft, above its preview. A worker runs the rules of the site on it. */

/** The build puts the worker beside this script. */
const here = import.meta.url;
const pauseMs = 500;
const newFile = 'nowy-tekst';
const brokenText =
  'Nie udało się wczytać tego, czym sprawdzamy tekst. Zapisz go i wczytaj edytor jeszcze raz. Błędy nazwie też odpowiedź przy propozycji.';

/**
 * Asks the worker about drafts.
 *
 * @param yaml The package `yaml`.
 * @param collections Of the editor's configuration.
 */
export function draftChecker({stringify}, collections) {
  const folders = new Map(collections.map(({name, folder}) => [name, folder]));
  const worker = new Worker(new URL('checks.js', here));
  /** The last answer, which stands until the next one comes. */
  let last = null;
  let asked = null;
  let pause;
  let shown = null;
  let isBroken = false;
  const show = () =>
    shown?.replaceChildren(...(isBroken ? [named('p', brokenText)] : partsOf(last, asked)));
  const giveUp = () => {
    isBroken = true;
    show();
  };
  worker.addEventListener('error', giveUp);
  worker.addEventListener('message', ({data}) => {
    if (data === null) {
      giveUp();
    } else {
      last = data;
      show();
    }
  });

  /** Fills the element with what is known of the draft, once one stops typing and again when the answer comes. */
  return (entry, element) => {
    if (shown !== element) {
      shown = element;
      show();
    }
    clearTimeout(pause);
    pause = setTimeout(() => {
      const draft = draftOf(entry);
      if (draft.file !== asked?.file || draft.text !== asked.text) {
        asked = draft;
        worker.postMessage(draft);
        show();
      }
    }, pauseMs);
  };

  /** The draft as the file that would be saved. */
  function draftOf(entry) {
    const {body = '', ...fields} = entry.get('data').toJS();
    return {
      file: entry.get('path') || `${folders.get(entry.get('collection'))}/${newFile}.md`,
      text: `---\n${stringify(filled(fields), {lineWidth: 0})}---\n\n${body.trim()}\n`,
    };
  }
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
  if (answer === null || answer.file !== asked?.file) {
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
