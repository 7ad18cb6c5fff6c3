import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {notify} from '@site/src/browser/notifications/notify';

interface Props {
  readonly title: string;
}

/** Shares the article through the device; where it cannot share, copies the address and offers an e-mail. */
export default function Share({title}: Props): ReactNode {
  const [mail, setMail] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const url = window.location.href.replace(/#.*/, '');
    if ('share' in navigator) {
      try {
        await navigator.share({title, url});
        return;
      } catch (error) {
        // A visitor who changed their mind wants nothing. A press replayed after waking is refused: then it is copied.
        if ((error as Error).name === 'AbortError') {
          return;
        }
      }
    }
    setMail(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`);
    // If it is refused, the button „Kopiuj link” next to it shows the address.
    await navigator.clipboard.writeText(url);
    notify({kind: 'success', text: 'Skopiowano.'});
  };
  return (
    <>
      <Button
        look="plain"
        className="needsScript"
        onClick={() => {
          share().catch(() => undefined);
        }}>
        <Icon name="lucide:upload" />
        Udostępnij
      </Button>
      {mail !== null && <a href={mail}>Wyślij e-mailem</a>}
    </>
  );
}
