import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {markTakenElements} from '../docusaurus/browser/takenElements';

if (ExecutionEnvironment.canUseDOM) {
  markTakenElements();
}
