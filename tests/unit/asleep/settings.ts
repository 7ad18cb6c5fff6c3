import type {SleepingPage} from '@site/src/asleep/page';

export const settings: SleepingPage['settings'] = {
  nearMs: 65,
  aheadMs: 10_000,
  markerKey: 'se:reload',
  markerMs: 10_000,
  consentKey: 'se:consent',
};
