/** The search for the best panels and batteries. */
export {bestSizeSteps, searchLength, withBest} from './bestSize';
