import type {SleepingPart} from './page';

/** On a site with statistics: a page wakes to ask about them, and to count where that was agreed to. Runs as text. */
export const statistics: SleepingPart = ({settings, wake}) => {
  try {
    if (localStorage.getItem(settings.consentKey ?? '')?.includes('"categories":["necessary"]')) {
      return;
    }
  } catch {
    // Where no answer can be kept, the question is asked each time.
  }
  wake();
};
