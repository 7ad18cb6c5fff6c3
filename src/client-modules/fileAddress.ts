import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {withoutFileName} from '../domain/browser/navigation/fileAddress';

// Hosts answer with the page for the name of its file, but the router knows no such address and would show its 404 page
// over what is there. So the address is put right before the router reads it.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const page = withoutFileName(pathname);
  if (page !== pathname) {
    window.history.replaceState(window.history.state, '', page + search + hash);
  }
}
