import {useEffect, useState, type SubmitEvent} from 'react';
import {begunMessage} from '../../domain/articles/message';
import {
  checkContactMessage,
  mailtoAddress,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
} from '../../domain/contact/message';
import type {ContactState} from '../../domain/contact/sending';
import type {ContactWay} from '../../domain/contact/way';
import {useSettings} from '../shell/useSettings';
import {createSender, loadClient} from './createSender';
import {dropDraft, keepDraft, readDraft} from './draftStore';

interface Written extends ContactMessage {
  readonly attachment: File | null;
  /** What is wrong with the typed day, which is then not a `proposedDay`. */
  readonly dayProblem?: string;
}

export interface ContactFormState {
  readonly written: Written;
  readonly errors: ContactErrors;
  readonly state: ContactState;
  /** Incremented when an attempt ends: the focus then goes to its outcome. */
  readonly attempts: number;
  readonly isRestored: boolean;
  readonly change: (changed: Partial<Written>) => void;
  /** Checks a field that has lost the focus. */
  readonly check: (field: keyof ContactMessage) => void;
  /** For controls that are never half filled in: takes the value and drops the error at once. */
  readonly choose: (field: ContactField, changed: Partial<Written>) => void;
  readonly removeDraft: () => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The state of the contact form: what is written, what is wrong with it and what becomes of it. */
export function useContactForm(way: ContactWay, topics: readonly string[]): ContactFormState {
  const {apiBaseUrl} = useSettings();
  const [state, setState] = useState<ContactState>({state: 'writing'});
  // A message being sent can no longer be changed.
  const {written, change, isRestored, removeDraft} = useWritten(topics, state.state !== 'sending');
  const [sentLast, setSentLast] = useState<Written>();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [attempts, setAttempts] = useState(0);
  const [send] = useState(createSender);

  const isStarted = written.name !== '' || written.message !== '';
  useEffect(() => {
    if (isStarted && way.kind === 'endpoint') {
      // If it fails, sending tries again and says so.
      loadClient().catch(() => undefined);
    }
  }, [isStarted, way.kind]);

  const end = (next: ContactState, found: ContactErrors): void => {
    setState(next);
    setErrors(found);
    setAttempts((count) => count + 1);
  };
  const post = async (endpoint: string, form: HTMLFormElement): Promise<void> => {
    setState({state: 'sending'});
    setSentLast(written);
    const trap = new FormData(form).get('website');
    const outcome = await send({
      endpoint,
      apiBaseUrl,
      message: written,
      attachment: written.attachment,
      website: typeof trap === 'string' ? trap : '',
    });
    if (outcome?.state === 'sent') {
      dropDraft();
    }
    if (outcome !== null) {
      end(outcome, outcome.state === 'refused' ? outcome.errors : {});
    }
  };

  return {
    written,
    errors,
    state,
    attempts,
    isRestored,
    change,
    check: (field) => {
      // What the server objected to stays wrong until the value changes.
      const isAsSent = written[field] === sentLast?.[field];
      setErrors((before) => ({
        ...before,
        [field]: checkContactMessage(written)[field] ?? (isAsSent ? before[field] : undefined),
      }));
    },
    choose: (field, changed) => {
      change(changed);
      setErrors((before) => ({...before, [field]: undefined}));
    },
    removeDraft,
    submit: (event) => {
      event.preventDefault();
      const {dayProblem} = written;
      const found = {
        ...checkContactMessage(written),
        ...(dayProblem !== undefined && {proposedDay: dayProblem}),
      };
      if (Object.keys(found).length > 0) {
        end({state: 'writing'}, found);
      } else if (way.kind === 'mail') {
        end({state: 'prepared'}, {});
        window.location.href = mailtoAddress(way.recipient, written);
      } else {
        void post(way.endpoint, event.currentTarget);
      }
    },
  };
}

/** What is written, with the draft of it that the tab keeps. */
function useWritten(
  topics: readonly string[],
  mayChange: boolean,
): Pick<ContactFormState, 'written' | 'change' | 'isRestored' | 'removeDraft'> {
  const topic = topics[0] ?? '';
  const [written, setWritten] = useState<Written>({
    name: '',
    email: '',
    phone: '',
    topic,
    message: '',
    proposedDay: null,
    attachment: null,
  });
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(topics);
    // An article links here with a message about it already started; a draft continues below it.
    const begun = begunMessage(window.location.search, topics);
    const isBegunInDraft = begun !== null && draft?.message.startsWith(begun.message);
    const message = `${isBegunInDraft ? '' : (begun?.message ?? '')}${draft?.message ?? ''}`;
    setWritten((before) => ({...before, ...draft, ...begun, message}));
    setIsRestored(draft !== null);
  }, [topics]);

  const change = (changed: Partial<Written>): void => {
    if (mayChange) {
      const next = {...written, ...changed};
      setWritten(next);
      keepDraft(next);
    }
  };
  return {
    written,
    change,
    isRestored,
    removeDraft: () => {
      change({topic, message: ''});
      setIsRestored(false);
    },
  };
}
