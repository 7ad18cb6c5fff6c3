import type {Calculation} from '@site/src/browser/calculator/calculation';

/** What the worker says before anything is counted; what is asked of it later has no answer. */
export const nothingCounted: Calculation = {
  answer: null,
  report: null,
  ranges: null,
  curve: null,
  best: null,
  errors: [],
  progress: null,
  isBusy: false,
  hasFailed: false,
  isStopped: false,
  answered: null,
  isOld: false,
  cancel: () => undefined,
  retry: () => undefined,
  membersInHour: async () => [],
  hoursCsv: async () => '',
  membersUnderKeys: () => Promise.reject(new Error()),
  leaving: () => Promise.reject(new Error()),
  joining: () => Promise.reject(new Error()),
  compare: async () => ({ok: false, errors: []}),
  readDescription: () => Promise.reject(new Error()),
};
