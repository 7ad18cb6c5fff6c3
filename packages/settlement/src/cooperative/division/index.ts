/** What would be otherwise: under another key, without a member, with one more. */
export {joining} from './joining';
export {compareKeys, isWorseOff, keyIds, noticeable} from './keys';
export {leaving, mostLeaving} from './leaving';
