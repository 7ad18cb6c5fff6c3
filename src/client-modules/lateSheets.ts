import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {takeOverWithoutSheets} from '../docusaurus/browser/lateSheets';

if (ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production') {
  takeOverWithoutSheets();
}
