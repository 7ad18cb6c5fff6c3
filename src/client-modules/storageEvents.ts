import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hearOwnStorageEventsOnce} from '../docusaurus/browser/ownStorageEvents';

if (ExecutionEnvironment.canUseDOM) {
  hearOwnStorageEventsOnce();
}
