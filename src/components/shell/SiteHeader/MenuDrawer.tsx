import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Button} from '@site/src/components/ui/buttons/Button';
import ContactLines from '@site/src/components/owner/ContactLines';
import Icon from '@site/src/components/ui/Icon';
import ThemeChoice from '@site/src/components/shell/ThemeChoice';
import {closeOutside} from '@site/src/browser/shell/closeOutside';
import {menuId} from '@site/src/site/anchors';
import {
  folderPage,
  glossaryPage,
  headerAction,
  knowledgeBasePage,
  monthPage,
  papersPage,
  type NavigationItem,
} from '@site/src/site/navigation';
import styles from './MenuDrawer.module.css';

interface Props {
  /** The links of the header. */
  readonly links: readonly NavigationItem[];
  /** Categories of the knowledge base. */
  readonly categories: readonly NavigationItem[];
  readonly isCurrent: (to: string) => boolean;
}

/** The links of the header as a modal dialog for small screens. The browser keeps focus inside, and Esc closes it. */
export default function MenuDrawer({links, categories, isCurrent}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  // On leaving a page, not on arriving: the drawer may have been opened while the page slept.
  useEffect(() => {
    const drawer = dialog.current;
    return () => {
      drawer?.close();
    };
  }, [pathname]);

  useEffect(() => closeOutside(dialog.current), []);

  const close = (): void => {
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      id={menuId}
      className={styles.drawer}
      aria-label="Menu"
      // Esc closes it, and so does a press outside it.
      closedby="any">
      <div className={styles.panel}>
        <Button className={styles.close} data-closes onClick={close} look="plain">
          <Icon name="close" />
          Zamknij menu
        </Button>
        <nav aria-label="Menu">
          <ul className={styles.links}>
            {[...links, headerAction, monthPage, folderPage, papersPage].map(({label, to}) => (
              <li key={to}>
                <Link to={to} aria-current={isCurrent(to) ? 'page' : undefined} onClick={close}>
                  {label}
                </Link>
                {/* Not in the HTML of every page: the drawer is opened by a press, which wakes the page. */}
                {isBrowser && to === knowledgeBasePage.to && (
                  <ul className={styles.parts}>
                    {[...categories, glossaryPage].map((part) => (
                      <li key={part.to}>
                        <Link to={part.to} onClick={close}>
                          {part.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ThemeChoice name="motyw-menu" />
        <ContactLines className={styles.contact} />
      </div>
    </dialog>
  );
}
