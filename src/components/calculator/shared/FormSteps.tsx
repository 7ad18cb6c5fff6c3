import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {Button} from '@site/src/components/ui/buttons/Button';
import {revealEvent} from './reveal';
import styles from './FormSteps.module.css';

interface Props {
  readonly steps: readonly {readonly title: string; readonly content: ReactNode}[];
}

/**
 * Groups of fields. A phone shows one at a time, with a way to the next; the others stay in the page, as their fields
 * keep what was typed. The style sheet tells the phone, so nothing moves when scripts take over.
 */
export default function FormSteps({steps}: Props): ReactNode {
  const [open, setOpen] = useState(0);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);

  // A field that is to be shown may be in a step that is not.
  useEffect(() => {
    const groups = place.current;
    const show = ({target}: Event): void => {
      const at = [...(groups?.children ?? [])].findIndex((group) => group.contains(target as Node));
      flushSync(() => setOpen(at));
    };
    groups?.addEventListener(revealEvent, show);
    return () => {
      groups?.removeEventListener(revealEvent, show);
    };
  }, []);

  const goTo = (step: number): void => {
    flushSync(() => setOpen(step));
    const heading = document.getElementById(`${id}-${step}`);
    heading?.focus({preventScroll: true});
    heading?.scrollIntoView();
  };
  return (
    <div ref={place} className={styles.steps}>
      {steps.map(({title, content}, step) => (
        <fieldset key={title} className={styles.step}>
          <legend>
            <span className={styles.title}>{title}</span>
            <button
              id={`${id}-${step}`}
              type="button"
              className={styles.heading}
              aria-expanded={step === open}
              onClick={() => goTo(step)}>
              {title} <span className="meta">{`${step + 1} z ${steps.length}`}</span>
            </button>
          </legend>
          <div className={styles.body} data-open={step === open || undefined}>
            {content}
            {step < steps.length - 1 && (
              <Button className={styles.next} onClick={() => goTo(step + 1)}>
                Dalej
              </Button>
            )}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
