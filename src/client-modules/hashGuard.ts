import type {ClientModule} from '@docusaurus/types';
import {decodableHash} from '../domain/browser/navigation/hash';

/** Docusaurus decodes the hash after a navigation without a guard; a malformed one would take the page down. */
const hashGuard: ClientModule = {
  onRouteUpdate({location}) {
    location.hash = decodableHash(location.hash);
  },
};

export default hashGuard;
