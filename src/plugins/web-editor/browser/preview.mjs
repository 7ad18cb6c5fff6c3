/* global document, DOMParser, fetch, location, matchMedia */
/**
 * The preview of what is being written, in the look of the site: a built page of the same kind with its texts replaced,
 * so that nothing of the look is repeated here. Above it stands what the checks say of it. The development server has no
 * built pages; there the page itself stands beside the editor and follows every save, and the preview has the plain text.
 */

const here = import.meta.url;

/** Registers a preview for each name of a form that has a model page. `check` fills an element with what is to correct. */
export async function registerPreviews(CMS, previews, check) {
  const models = await Promise.all(previews.map(({page}) => modelOf(page)));
  CMS.registerPreviewStyle(new URL('draft.css', here).href);
  previews.forEach(({names}, index) => {
    const model = models[index];
    model?.sheets.forEach((sheet) => CMS.registerPreviewStyle(sheet));
    names.forEach((name) => CMS.registerPreviewTemplate(name, template(model, check)));
  });
}

/** The text of a built page and its style sheets; null where pages are not built. */
async function modelOf(page) {
  const answer = await fetch(page);
  const html = answer.ok ? await answer.text() : '';
  const built = new DOMParser().parseFromString(html, 'text/html');
  const main = built.querySelector('main');
  if (!main?.querySelector('h1') || !main.querySelector('.prose')) {
    return null;
  }
  const box = main.querySelector('.prose > [class*="notice"]');
  const table = main.querySelector('.prose table')?.parentElement;
  main
    .querySelectorAll('nav, details, footer, aside, script, .meta, .noPrint')
    .forEach((part) => part.remove());
  return {
    main,
    box,
    table,
    theme: built.documentElement.className,
    sheets: [...built.querySelectorAll('link[rel=stylesheet]')].map(
      (link) => new URL(link.getAttribute('href'), location.href).href,
    ),
  };
}

/** A React component, as the editor wants it; it brings React with it. */
function template(model, check) {
  const {h} = globalThis;
  return ({entry, document: page}) => {
    const fields = entry.get('data').toJS();
    page.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';
    return h(
      'div',
      {style: {padding: '1rem'}},
      h('section', {
        id: 'draft-check',
        'aria-label': 'Sprawdzenie',
        // React leaves alone what the check has put there.
        ref: (element) => element && check(entry, element),
      }),
      h('div', {dangerouslySetInnerHTML: {__html: model ? filled(model, fields) : plain(fields)}}),
    );
  };
}

function plain({title, body, sources}) {
  const heading = document.createElement('h1');
  heading.textContent = title ?? '';
  return heading.outerHTML + globalThis.DOMPurify.sanitize(htmlOf(body ?? '', sources ?? [], null));
}

function filled({main, box, table}, {title, description, summary, sources, body}) {
  const copy = main.cloneNode(true);
  const prose = copy.querySelector('.prose');
  copy.querySelector('h1').textContent = title ?? '';
  const lead = copy.querySelector('.lead');
  if (lead) {
    lead.textContent = description ?? '';
  }
  copy.querySelector('section ul')?.replaceChildren(
    ...(summary ?? []).map((sentence) => {
      const item = document.createElement('li');
      item.textContent = sentence;
      return item;
    }),
  );
  prose.innerHTML = globalThis.DOMPurify.sanitize(htmlOf(body ?? '', sources ?? [], box));
  if (table) {
    prose.querySelectorAll('table').forEach((own) => {
      // As narrow as on a phone, rows are cards, where each cell is named by its column.
      const columns = [...own.querySelectorAll('thead th')].map(({textContent}) => textContent);
      own.querySelectorAll('tbody td').forEach((cell) => {
        cell.dataset.column = columns[cell.cellIndex];
      });
      const frame = table.cloneNode(false);
      own.className = table.querySelector('table').className;
      own.replaceWith(frame);
      frame.append(own);
    });
  }
  // What follows the text comes from the fields only when the site is built.
  while (prose.nextElementSibling) {
    prose.nextElementSibling.remove();
  }
  return copy.outerHTML;
}

/** Markdown with our notation as HTML: citations, ids of headings, boxes and figures. */
function htmlOf(body, sources, box) {
  const text = body
    .replace(/ ?\[\^([A-Z][A-Z0-9]*)(?:,([^[\]]+))?\]/g, (_, code) => {
      const number = sources.indexOf(code) + 1;
      // As on the site: in brackets, so that it is not read as part of a number before it.
      return `<a href="#zrodlo-${code.toLowerCase()}">[${number || '?'}]</a>`;
    })
    .replace(/^(#{1,6} .*?) *\{#[^}\n]+\}$/gm, '$1')
    .replace(/^::([a-z][a-z-]*).*$/gm, '> Tu będzie rysunek „$1”.')
    .replace(/^:::([a-z-]+)(?:\[(.*)\])?\n([\s\S]*?)^:::$/gm, (_, kind, label, inside) =>
      boxOf(box, label ?? '', globalThis.marked.parse(inside), kind),
    );
  return globalThis.marked.parse(text);
}

function boxOf(box, label, content, kind) {
  // A figure's table is drawn when the site is built.
  if (!box || !['info', 'warning'].includes(kind)) {
    return `\n${content}\n`;
  }
  const copy = box.cloneNode(true);
  const [tab, frame] = copy.children;
  tab.lastChild.textContent = label;
  frame.innerHTML = content;
  return `\n${copy.outerHTML.replaceAll(/\n+/g, '\n')}\n\n`;
}
