import {useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import type {CalculatorForm} from '@site/src/browser/calculator/useCalculatorState';
import {offerRetry} from '@site/src/browser/navigation/connection';

interface Props {
  readonly form: CalculatorForm;
  /** The tool it goes on to. */
  readonly to: string;
  /** Where more than one way leads on, the first is a button. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/**
 * The way on to another tool with what was entered here. It is kept on this device as a cooperative; where there is one
 * already, the visitor says whether it is the same.
 */
export default function TakePlan({form, to, isFirst = false, children}: Props): ReactNode {
  const {plan, state, input} = form;
  const history = useHistory();
  const address = useBaseUrl(to);
  const [other, setOther] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const keep = async (place: 'open' | 'new'): Promise<void> => {
    try {
      await plan.keep(state, place);
      history.push(address);
    } catch {
      setOther(null);
      setIsRefused(true);
    }
  };
  const take = async (): Promise<void> => {
    try {
      const {findOpen} = await import('@site/src/browser/calculator/planStore');
      const open = plan.kept ? null : await findOpen();
      if (open) {
        setOther(open.name);
      } else {
        await keep('open');
      }
    } catch {
      offerRetry(true);
    }
  };
  return (
    <>
      <Link
        to={to}
        className={isFirst ? 'button button-primary' : 'onward'}
        onClick={(event) => {
          // Half a description stays where it is.
          if (input !== null) {
            event.preventDefault();
            void take();
          }
        }}>
        {children}
      </Link>
      <div role="status">
        {other !== null && (
          <>
            <p>
              Na tym urządzeniu jest już spółdzielnia{other === '' ? '' : ` „${other}”`}. Czy to, co
              tu policzono, jest jej planem?
            </p>
            <ButtonRow>
              <Button onClick={() => void keep('open')}>Tak, dopisz do niej</Button>
              <Button onClick={() => void keep('new')}>Nie, to inna spółdzielnia</Button>
              <Button look="plain" onClick={() => setOther(null)}>
                Zostań tutaj
              </Button>
            </ButtonRow>
          </>
        )}
        {isRefused && (
          <p>
            Przeglądarka nie zapamiętała danych: brakuje miejsca albo tego zabrania. Zapisz je do
            pliku i&nbsp;otwórz go tam.
          </p>
        )}
      </div>
    </>
  );
}
