import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadBuiltParts} from '../browser/waking/builtParts';
import {nextTurn} from '../browser/waking/turns';
import {guardPageParts} from '../docusaurus/browser/pageParts';

/** A page is taken over together with the parts that only some pages have. */
if (ExecutionEnvironment.canUseDOM) {
  guardPageParts((load) => async () => {
    // Reading the scripts of every page is a long task on a slow phone, and so is reading those of this page.
    await nextTurn();
    const loaded = await load();
    await loadBuiltParts();
    await nextTurn();
    return loaded;
  });
}
