import {inlinedIcons, readIconSet} from '@site/src/plugins/icons/iconSet';

/** The icons the plugin would inline into the pages. */
export default inlinedIcons(readIconSet(), []);
