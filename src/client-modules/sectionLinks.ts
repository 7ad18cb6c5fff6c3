import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {notify} from '../browser/shell/notify';
import {headingLinkClass} from '../site/anchors';

/** The sign next to a heading is a link to its section; following it also copies it. */
async function copySectionLink({target}: Event): Promise<void> {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>(`.${headingLinkClass}`);
  if (!link) {
    return;
  }
  try {
    await navigator.clipboard.writeText(link.href);
    notify({kind: 'success', text: 'Skopiowano.'});
  } catch {
    const {showAddress} = await import('../browser/articles/showAddress');
    showAddress(link);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    void copySectionLink(event);
  });
}
