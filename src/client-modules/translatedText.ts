import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {tolerateMovedNodes} from './support/movedNodes';

if (ExecutionEnvironment.canUseDOM) {
  tolerateMovedNodes(Node.prototype);
}
