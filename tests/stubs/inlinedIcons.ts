import {inlinedIcons, readIconSet} from '@site/src/plugins/icons/iconSet';

/** The icons the plugin would draw into the pages. */
export default inlinedIcons(readIconSet(), []);
