import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {tolerateMovedNodes} from '../docusaurus/movedNodes';

if (ExecutionEnvironment.canUseDOM) {
  tolerateMovedNodes(Node.prototype);
}
