import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadBuiltParts} from '../browser/waking/builtParts';
import {nextTurn} from '../browser/waking/turns';
import {guardPageParts} from '../docusaurus/browser/pageParts';

/** A page is taken over together with the parts that only some pages have. */
if (ExecutionEnvironment.canUseDOM) {
  guardPageParts((load) => async () => {
    const loaded = await load();
    await loadBuiltParts();
    // Reading the scripts was a long task already.
    await nextTurn();
    return loaded;
  });
}
