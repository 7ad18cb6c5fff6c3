import {decodeEntities, readXml} from '@cooperative/meter-files/table';

const xmlns = 'http://www.w3.org/2000/xmlns/';

/**
 * XML of the build as a document. Node by node: the page's policy lets nothing parse a text as a document (`DOMParser` is
 * refused), and needs no exception for files of our own. Throws where it is no XML.
 */
export function parseXml(bytes: Uint8Array): Document {
  const made = document.implementation.createDocument(null, null);
  const namespaces = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);
  let at: Document | Element = made;
  readXml(bytes, {
    onOpen: (_, tag) => {
      const [, name = ''] = /^<([^\s/>]+)/.exec(tag) ?? [];
      const attributes = [...tag.matchAll(/\s([\w:.-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, decodeEntities(value)] as const,
      );
      // The build declares them all at the root, each prefix once.
      for (const [key, value] of attributes) {
        if (key.startsWith('xmlns')) {
          namespaces.set(key.slice('xmlns:'.length), value);
        }
      }
      const element = made.createElementNS(namespaceOf(name, namespaces), name);
      for (const [key, value] of attributes) {
        const isDeclared = key.startsWith('xmlns');
        const namespace = key.includes(':') ? namespaceOf(key, namespaces) : null;
        element.setAttributeNS(isDeclared ? xmlns : namespace, key, value);
      }
      at.append(element);
      at = element;
    },
    onText: (text) => {
      // Between the declaration and the root stands nothing.
      if (at !== made) {
        at.append(text);
      }
    },
    onClose: () => {
      at = at.parentElement ?? made;
    },
  });
  return made;
}

function namespaceOf(name: string, namespaces: ReadonlyMap<string, string>): string | null {
  return namespaces.get(name.includes(':') ? (name.split(':')[0] ?? '') : '') ?? null;
}
