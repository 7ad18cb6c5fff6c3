import type {ClientModule} from '@docusaurus/types';
import {changeHash} from '../docusaurus/browser/routeLocation';
import {decodable} from '../domain/browser/navigation/hash';

/** A malformed hash is no reason for an error page. */
const hashGuard: ClientModule = {
  onRouteUpdate({location}) {
    changeHash(location, decodable(location.hash));
  },
};

export default hashGuard;
