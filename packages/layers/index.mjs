import {globalsRule} from './globalsRule.mjs';
import {importRule} from './importRule.mjs';
import {purityRule} from './purityRule.mjs';

/** The layers as a plugin of the linter. */
export default {
  meta: {name: 'layers'},
  rules: {imports: importRule, globals: globalsRule, purity: purityRule},
};
