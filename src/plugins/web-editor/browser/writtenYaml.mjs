/** How our YAML is written. */
const style = {lineWidth: 0, defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN'};

/**
 * A YAML format for the editor, which by itself would write the whole file anew: the description at the top and every
 * entry that has not changed stay as they are written. See `DataFormat`.
 *
 * @param yaml The package `yaml`.
 */
export function writtenYaml({parse, parseDocument, stringify}, {listName, isKeyed}) {
  let written = '';
  return {
    fromFile: (text) => {
      written = text;
      const value = parse(text);
      if (listName === undefined) {
        return value;
      }
      return {
        [listName]: isKeyed
          ? Object.entries(value).map(([code, entry]) => ({code, ...entry}))
          : value,
      };
    },
    toFile: (value) => {
      const list = value[listName];
      const content =
        listName === undefined
          ? value
          : isKeyed
            ? Object.fromEntries(list.map(({code, ...entry}) => [code, entry]))
            : list;
      const {header, parts} = partsOf(written, parseDocument(written));
      const isList = Array.isArray(content);
      const entries = Object.entries(content).map(([key, entry]) => {
        const same = isEqualTo(entry);
        const old = parts.find((part) => (isList ? same(part.value) : part.key === key));
        return old !== undefined && same(old.value)
          ? old.text
          : stringify(isList ? [entry] : {[key]: entry}, style) + (old?.end ?? '');
      });
      return header + entries.join('');
    },
  };
}

/** The text above the first entry, and each entry at the top of a file with its own text. */
function partsOf(text, document) {
  const values = document.toJS() ?? {};
  const items = document.contents?.items ?? [];
  const starts = items.map(
    (item) =>
      // An item of a list begins with its dash.
      text.lastIndexOf('\n', (item.key ?? item).range[0]) + 1,
  );
  return {
    header: text.slice(0, starts[0]),
    parts: items.map((item, index) => {
      const part = text
        .slice(starts[index], starts[index + 1])
        .replace(/\n*$/, (end) => end || '\n');
      const key = item.key ? String(item.key.value) : index;
      // Blank lines and comments after an entry belong to the next one.
      return {
        key,
        value: values[key],
        text: part,
        end: /\n((?:[ \t]*(?:#.*)?\n)*)$/.exec(part)?.[1],
      };
    }),
  };
}

/** Whether a value has the same content, whatever the order of its fields. */
function isEqualTo(value) {
  const known = JSON.stringify(sorted(value));
  return (other) => JSON.stringify(sorted(other)) === known;
}

function sorted(value) {
  if (Array.isArray(value)) {
    return value.map(sorted);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, part]) => [key, sorted(part)]),
      )
    : value;
}
