import {useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {placeTooltip} from '@site/src/domain/browser/tooltip';
import {watchTooltips} from '@site/src/browser/shell/watchTooltips';
import styles from './styles.module.css';

const tooltipId = 'podpowiedz';

interface Props {
  /** When the pointer came to the element for which this code was fetched; taken, as it counts for that one alone. */
  readonly cameAtRef: RefObject<number | null>;
}

/** The tooltip shown now, if any. */
export default function ShownTooltip({cameAtRef}: Props): ReactNode {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const waitedMs = cameAtRef.current === null ? 0 : performance.now() - cameAtRef.current;
    cameAtRef.current = null;
    return watchTooltips({tooltipItself: `#${tooltipId}`, waitedMs, onChange: setElement});
  }, [cameAtRef]);
  // While a modal dialog is open, nothing outside it can be pointed at.
  return (
    element &&
    createPortal(<Tooltip element={element} />, element.closest('dialog') ?? document.body)
  );
}

/** A popover, so that nothing clips it and no dialog covers it. The element is named by its own text, not by this. */
function Tooltip({element}: {readonly element: HTMLElement}): ReactNode {
  const tooltip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const show = (): void => {
      const {current} = tooltip;
      if (!current) {
        return;
      }
      if ('showPopover' in current && !current.matches(':popover-open')) {
        current.showPopover();
      }
      const {left, top} = placeTooltip({
        element: element.getBoundingClientRect(),
        tooltip: current.getBoundingClientRect(),
        bounds: boundsOf(element),
      });
      current.style.translate = `${left}px ${top}px`;
    };
    try {
      show();
    } catch {
      // The focus came from a popover that is still opening; the browser refuses to open another one meanwhile.
      const frame = requestAnimationFrame(show);
      return () => cancelAnimationFrame(frame);
    }
    return undefined;
  }, [element]);
  return (
    <div ref={tooltip} id={tooltipId} role="tooltip" popover="manual" className={styles.tooltip}>
      {element.dataset.tooltip}
    </div>
  );
}

/** The inside of the dialog it stands in, else the window. */
function boundsOf(element: Element) {
  const dialog = element.closest('dialog');
  const {left, top} = dialog?.getBoundingClientRect() ?? {left: 0, top: 0};
  const {clientLeft, clientTop, clientWidth, clientHeight} = dialog ?? document.documentElement;
  return {
    left: left + clientLeft,
    top: top + clientTop,
    right: left + clientLeft + clientWidth,
    bottom: top + clientTop + clientHeight,
  };
}
