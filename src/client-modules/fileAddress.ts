import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {withoutCapitals, withoutFileName} from '../domain/browser/navigation/fileAddress';
import {decodable} from '../domain/browser/navigation/hash';
import {baseUrl} from '../docusaurus/browser/siteConfig';

/**
 * Puts an address right before the router reads it, which would draw another page over the one that is there. Hosts
 * answer with a page for the name of its file, which the router does not know; for capital letters they answer with the
 * 404 page, where the router knows the page. A malformed address would stop the router altogether.
 */
function putAddressRight(): void {
  const {pathname, search, hash} = window.location;
  const page = withoutFileName(pathname);
  const path = page.slice(baseUrl.length);
  const plain = withoutCapitals(path);
  const set = (address: string): void => {
    window.history.replaceState(window.history.state, '', address);
  };
  if (decodable(pathname) !== pathname) {
    set(decodable(pathname) + search + hash);
  } else if (pathname.startsWith(baseUrl) && plain !== path) {
    // Until the page meant is there, this is the 404 page.
    set(`${baseUrl}404.html`);
    window.location.replace(baseUrl + plain + search + hash);
  } else if (page !== pathname) {
    set(page + search + hash);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  putAddressRight();
}
