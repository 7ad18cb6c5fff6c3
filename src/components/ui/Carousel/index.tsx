import {useId, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {useLabels} from '@site/src/components/ui/labels';
import TabList, {panelProps} from '@site/src/components/ui/Tabs/TabList';
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
 * Slides behind tabs; nothing moves by itself. Every slide is in the page: without scripts and in print all of them
 * show (the style sheet hides the others, so that nothing jumps during hydration).
 */
export default function Carousel({label, slides, initial = 0}: Props): ReactNode {
  const labels = useLabels();
  const id = useId();
  const [shown, setShown] = useState(initial);
  const [announcement, setAnnouncement] = useState('');

  const turn = (step: number): void => {
    const next = (shown + step + slides.length) % slides.length;
    setShown(next);
    // A tab is read out when it takes the focus; these buttons keep the focus themselves.
    setAnnouncement(slides[next]?.name ?? '');
  };

  return (
    <section className={styles.carousel} aria-label={label} aria-roledescription="karuzela">
      <div className={`${styles.controls} needsScript noPrint`}>
        <TabList
          id={id}
          label={label}
          tabs={slides.map(({id: slideId, name}, index) => ({
            id: slideId,
            name,
            longName: labels.goToSlide(index + 1, name),
          }))}
          shown={shown}
          onChoose={setShown}
        />
        <div className={styles.turns}>
          <Button
            className={styles.turn}
            aria-label={labels.previousSlide}
            onClick={() => turn(-1)}>
            <Icon name="lucide:chevron-right" />
          </Button>
          <Button className={styles.turn} aria-label={labels.nextSlide} onClick={() => turn(1)}>
            <Icon name="lucide:chevron-right" />
          </Button>
        </div>
      </div>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
      <div>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            {...panelProps(id, slide)}
            className={styles.slide}
            aria-roledescription="slajd"
            data-state={index === shown ? 'shown' : 'hidden'}>
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}
