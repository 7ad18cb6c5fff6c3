import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {watchCopies} from '../browser/copying/watchCopies';

// In a page whose light script came while it slept it goes on by itself.
if (ExecutionEnvironment.canUseDOM && !window.asleep?.closeCard) {
  watchCopies();
}
