import {
  useEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefCallback,
} from 'react';
import * as Tooltip from '@radix-ui/react-tooltip';
import {tooltip} from '@site/src/site/behaviour';
import styles from './styles.module.css';

export interface LayerProps {
  /** The element the pointer or focus last came to. */
  readonly element: HTMLElement | null;
}

/** The tooltip of one element at a time; the provider remembers when the last one was hidden. */
export default function Layer({element}: LayerProps): ReactNode {
  return (
    <Tooltip.Provider delayDuration={tooltip.delayMs} skipDelayDuration={tooltip.skipDelayMs}>
      {element && <TooltipOf key={keyOf(element)} element={element} />}
    </Tooltip.Provider>
  );
}

function TooltipOf({element}: {readonly element: HTMLElement}): ReactNode {
  // A modal dialog covers everything outside it, and cuts what sticks out.
  const dialog = element.closest('dialog');
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Adopted element={element} />
      </Tooltip.Trigger>
      <Tooltip.Portal container={dialog}>
        <Tooltip.Content
          className={styles.tooltip}
          side="bottom"
          sideOffset={6}
          collisionBoundary={dialog}
          collisionPadding={8}>
          {element.dataset.tooltip}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>;

interface AdoptedProps extends TriggerProps {
  readonly element: HTMLElement;
  readonly ref?: Ref<HTMLElement>;
}

const handlers = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

/**
 * Makes an element that is already on the page the trigger: Radix would render a button of its own around it, and the
 * visitor's focus would be lost in the exchange. The element keeps its attributes, as its name is the tooltip's text.
 */
function Adopted({element, ref, ...props}: AdoptedProps): null {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const setTrigger = ref as RefCallback<HTMLElement>;
  useEffect(() => {
    setTrigger(element);
    return () => {
      setTrigger(null);
    };
  }, [setTrigger, element]);

  useEffect(() => {
    const onEvent = (event: Event): void => {
      const handler = latest.current[handlers[event.type as keyof typeof handlers]];
      // Radix reads of an event only what native ones have too.
      (handler as ((event: Event) => void) | undefined)?.(event);
    };
    const types = Object.keys(handlers);
    types.forEach((type) => {
      element.addEventListener(type, onEvent);
    });
    // What brought the visitor here happened before anybody listened.
    if (element.matches(':focus-visible')) {
      onEvent(new Event('focus'));
    } else if (element.matches(':hover')) {
      onEvent(new Event('pointermove'));
    }
    return () => {
      types.forEach((type) => {
        element.removeEventListener(type, onEvent);
      });
    };
  }, [element]);

  return null;
}

const keys = new WeakMap<HTMLElement, number>();
let lastKey = 0;

function keyOf(element: HTMLElement): number {
  const key = keys.get(element) ?? (lastKey += 1);
  keys.set(element, key);
  return key;
}
