import type {MeterRegister} from './types';

/** How registers are called in questions and accounts. */
export const registerNames: Readonly<Record<MeterRegister, string>> = {
  withdrawn: 'pobór',
  injected: 'oddanie',
  withdrawnNet: 'pobór po bilansowaniu',
  injectedNet: 'oddanie po bilansowaniu',
  generation: 'produkcja',
  balance: 'bilans',
};
