import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {useLabels} from '@site/src/components/ui/labels';
import tabStyles from '@site/src/components/ui/Tabs/styles.module.css';
import styles from './styles.module.css';

interface Slide {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

interface Props {
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly initial?: number;
}

/**
 * Slides behind tabs; nothing moves by itself. Every slide is in the page: without scripts and on paper all of them
 * show (the style sheet hides the others, so that nothing jumps while the page wakes up).
 */
export default function Carousel({label, slides, initial = 0}: Props): ReactNode {
  const labels = useLabels();
  const id = useId();
  const [shown, setShown] = useState(initial);
  const [announcement, setAnnouncement] = useState('');
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);

  const turn = (step: number): void => {
    const next = (shown + step + slides.length) % slides.length;
    setShown(next);
    // A tab says its name when it takes the focus; these buttons keep theirs.
    setAnnouncement(slides[next]?.name ?? '');
  };
  const pick = (index: number): void => {
    setShown(index);
    tabs.current[index]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: (shown - 1 + slides.length) % slides.length,
      ArrowRight: (shown + 1) % slides.length,
      Home: 0,
      End: slides.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      pick(target);
    }
  };

  return (
    <section className={styles.carousel} aria-label={label} aria-roledescription="karuzela">
      <div className={`${styles.controls} needsScript noPrint`}>
        <div className={styles.tabs} role="tablist" aria-label={label}>
          {slides.map(({id: slideId, name}, index) => (
            <button
              key={slideId}
              ref={(tab) => {
                tabs.current[index] = tab;
              }}
              type="button"
              role="tab"
              id={`${id}-tab-${slideId}`}
              className={tabStyles.tab}
              aria-label={labels.goToSlide(index + 1, name)}
              aria-selected={index === shown}
              aria-controls={`${id}-${slideId}`}
              tabIndex={index === shown ? 0 : -1}
              onClick={() => {
                setShown(index);
              }}
              onKeyDown={onKeyDown}>
              {name}
            </button>
          ))}
        </div>
        <div className={styles.turns}>
          <Button
            className={styles.turn}
            aria-label={labels.previousSlide}
            onClick={() => {
              turn(-1);
            }}>
            <Icon name="lucide:chevron-right" />
          </Button>
          <Button
            className={styles.turn}
            aria-label={labels.nextSlide}
            onClick={() => {
              turn(1);
            }}>
            <Icon name="lucide:chevron-right" />
          </Button>
        </div>
      </div>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
      <div>
        {slides.map(({id: slideId, content}, index) => (
          <div
            key={slideId}
            role="tabpanel"
            id={`${id}-${slideId}`}
            className={styles.slide}
            aria-labelledby={`${id}-tab-${slideId}`}
            aria-roledescription="slajd"
            data-state={index === shown ? 'shown' : 'hidden'}>
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
