import {useEffect, useState} from 'react';
import {readableTexts} from './readableTexts';

/** Without a Polish voice, an article read aloud is unintelligible. */
type ReadAloudState = 'unavailable' | 'silent' | 'reading' | 'paused';

interface ReadingAloud {
  readonly state: ReadAloudState;
  /** Starts, or resumes after a pause. */
  readonly listen: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
}

/** Ends the speech and its pause: what is cancelled while paused leaves the next speech paused. */
function silence(): void {
  window.speechSynthesis.cancel();
  window.speechSynthesis.resume();
}

/** Reads the page's article in the browser's own Polish voice; leaving the page stops it. */
export function useReadAloud(): ReadingAloud {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  const [state, setState] = useState<Exclude<ReadAloudState, 'unavailable'>>('silent');

  useEffect(() => {
    if (!('speechSynthesis' in window)) {
      return undefined;
    }
    const {speechSynthesis} = window;
    // Some browsers load their voices late.
    const findVoice = (): void => {
      setVoice(speechSynthesis.getVoices().find(({lang}) => /^pl\b/i.test(lang)) ?? null);
    };
    findVoice();
    speechSynthesis.addEventListener('voiceschanged', findVoice);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', findVoice);
      silence();
    };
  }, []);

  const stop = (): void => {
    silence();
    setState('silent');
  };
  const begin = (): void => {
    const article = document.querySelector('main article');
    silence();
    // One utterance per paragraph: browsers cut off long ones.
    const utterances = (article ? readableTexts(article) : []).map((text) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = 'pl-PL';
      return utterance;
    });
    for (const ending of ['end', 'error']) {
      utterances.at(-1)?.addEventListener(ending, () => {
        setState('silent');
      });
    }
    for (const utterance of utterances) {
      window.speechSynthesis.speak(utterance);
    }
  };

  return {
    state: voice ? state : 'unavailable',
    listen: () => {
      if (state === 'paused') {
        window.speechSynthesis.resume();
      } else {
        begin();
      }
      setState('reading');
    },
    pause: () => {
      window.speechSynthesis.pause();
      setState('paused');
    },
    stop,
  };
}
