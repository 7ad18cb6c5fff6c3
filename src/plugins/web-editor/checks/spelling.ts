import {knowledgeBaseFolder} from '../../../content/places';
import {polishDictionary, spellingRules} from '../../../content/spelling';

// Tells how an article's spelling is checked and where the dictionary is. A program of its own, because cspell has
// nothing for `require`, by which Docusaurus loads its plugins.
void Promise.all([spellingRules(`${knowledgeBaseFolder}/nowy.md`), polishDictionary()]).then(
  ([rules, dictionary]) => {
    process.stdout.write(JSON.stringify({rules, dictionary}));
  },
);
