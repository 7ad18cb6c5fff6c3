import {expose} from 'comlink';
import {CalculatorSession} from './session';

expose(new CalculatorSession());
