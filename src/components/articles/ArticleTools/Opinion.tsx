import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Button} from '@site/src/components/ui/buttons/Button';
import {contactAddress} from '@site/src/domain/articles/message';
import {answerAbout, keepAnswer, type OpinionAnswer} from '@site/src/browser/articles/answers';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
}

const reasons = [
  'odpowiedzi na moje pytanie',
  'prostszych słów',
  'przykładu z liczbami',
  'nowszych informacji',
  'czegoś innego',
];

/**
 * „Czy ten artykuł był pomocny?” The answer stays in the browser; only a message the reader writes is sent. Shown where one
 * can be written.
 */
export default function Opinion({title}: Props): ReactNode {
  const {pathname} = useLocation();
  // The built page knows no answer, and React begins as it is.
  const isBrowser = useIsBrowser();
  const [given, setGiven] = useState<OpinionAnswer | null>(null);
  const answer = given ?? (isBrowser ? answerAbout(pathname) : null);
  const [missing, setMissing] = useState<string>();
  const [isJustGiven, setIsJustGiven] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const names = useId();

  // The buttons are gone by then, and keyboard users must not be thrown to the top of the page.
  useEffect(() => {
    if (isJustGiven) {
      thanks.current?.focus({preventScroll: true});
    }
  }, [isJustGiven]);

  const give = (chosen: OpinionAnswer): void => {
    keepAnswer(pathname, chosen);
    setGiven(chosen);
    setIsJustGiven(true);
  };
  return (
    <div className={clsx(styles.opinion, 'needsScript')}>
      <h2>Czy ten artykuł był pomocny?</h2>
      {answer === null ? (
        <div className={styles.row}>
          {(['tak', 'nie'] as const).map((offered) => (
            <Button
              key={offered}
              onClick={() => {
                give(offered);
              }}>
              {offered === 'tak' ? 'Tak' : 'Nie'}
            </Button>
          ))}
        </div>
      ) : (
        <p ref={thanks} tabIndex={-1}>
          Dziękujemy. Tej odpowiedzi nigdzie nie wysyłamy: zostaje w Twojej przeglądarce.{' '}
          {answer === 'tak' && <a href="#powiazane">Zobacz powiązane artykuły</a>}
        </p>
      )}
      {answer === 'nie' && (
        <>
          <fieldset>
            <legend>Czego zabrakło?</legend>
            {reasons.map((reason) => (
              <label key={reason}>
                <input
                  type="radio"
                  name={names}
                  checked={missing === reason}
                  onChange={() => {
                    setMissing(reason);
                  }}
                />
                {reason}
              </label>
            ))}
          </fieldset>
          <Link to={contactAddress({title, ...(missing !== undefined && {missing})})}>
            Napisz do nas o tym artykule
          </Link>
        </>
      )}
    </div>
  );
}
