import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {watchCopies} from '../browser/copying/watchCopies';

if (ExecutionEnvironment.canUseDOM) {
  watchCopies();
}
