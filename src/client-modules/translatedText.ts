import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {tolerateMovedNodes} from '../docusaurus/browser/movedNodes';

if (ExecutionEnvironment.canUseDOM) {
  tolerateMovedNodes();
}
