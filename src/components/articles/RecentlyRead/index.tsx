import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import {beginKeeping} from '@site/src/browser/offline/keeper';
import {forgetPages, keptPages, type KeptPage} from '@site/src/browser/offline/keptPages';

/** The other pages read on this device, which can be read without a connection too, and a way to remove them. */
export default function RecentlyRead(): ReactNode {
  const [pages, setPages] = useState<readonly KeptPage[] | null>(null);
  const baseUrl = useBaseUrl('/');
  const read = (): void => {
    beginKeeping(baseUrl)
      .then(keptPages)
      .then(
        (kept) => {
          setPages(kept.filter(({to}) => to !== window.location.pathname));
        },
        () => {
          setPages([]);
        },
      );
  };
  useEffect(read, [baseUrl]);
  if (pages === null) {
    return <p aria-busy="true">Wczytujemy…</p>;
  }
  if (pages.length === 0) {
    return <p>Na tym urządzeniu nie ma zapisanych stron.</p>;
  }
  return (
    <>
      <ul>
        {pages.map(({title, to}) => (
          <li key={to}>
            <a href={to}>{title}</a>
          </li>
        ))}
      </ul>
      <Button
        onClick={() => {
          void forgetPages().then(read, read);
        }}>
        Usuń zapisane strony
      </Button>
    </>
  );
}
