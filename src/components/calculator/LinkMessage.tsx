import type {ReactNode} from 'react';
import Notice from '@site/src/components/ui/Notice';
import type {LinkNotice} from '@site/src/browser/calculator/useCalculatorLink';

/** What the visitor should know about the link that led here. */
export default function LinkMessage({notice}: {readonly notice: LinkNotice}): ReactNode {
  return (
    <div role="status">
      {notice !== null && (
        <Notice kind="warning">
          <p>
            {notice === 'old'
              ? 'Ten link pochodzi ze starszej wersji kalkulatora. Sprawdź wartości.'
              : 'Nie udało się odczytać linku. Pokazujemy wartości domyślne.'}
          </p>
        </Notice>
      )}
    </div>
  );
}
