import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type Ref, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../browser/afterPaint.ts';
import { Boundary } from '../display/Boundary.tsx';
import {
  chevron,
  content,
  folded as foldedStyle,
  heading,
  item,
  list,
  title as titleStyle,
  trigger,
} from './Controls.css.ts';

type AccordionProps = { ref?: Ref<HTMLDivElement>; children: ReactNode };

export const Accordion = ({ ref, children }: AccordionProps) => (
  <div ref={ref} className={list}>
    {children}
  </div>
);

type Props = {
  /** What stays visible: it is the button's name, so words only. */
  title: ReactNode;
  children: ReactNode;
  /** Level of the heading that wraps the button, 3 unless told. */
  level?: 2 | 3 | 4;
  defaultOpen?: boolean;
  /** What paper says of its content where it is closed: paper opens nothing. */
  folded?: string;
  /** Given, the parent holds what is open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** For what may be closed: closed, it is hidden but from the browser's own search, which opens what it finds. */
const useFoundIn = (isOpen: boolean, open: () => void) => {
  const ref = useRef<HTMLDivElement>(null);
  const onFound = useEffectEvent(open);

  // After React, which knows of no other value than none.
  useLayoutEffect(() => {
    if (!isOpen) ref.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useLayoutEffect(() => {
    const element = ref.current;
    // The browser scrolls to what it has found as soon as it has told.
    const show = () => flushSync(() => onFound());
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, []);

  return ref;
};

/**
 * Closed, its content stays in the page for the browser's own search, which opens it. Ours rather than React Aria's, which
 * measures what it opens and closes.
 */
export const AccordionItem = (props: Props) => {
  const { title, children, level = 3, defaultOpen = false, folded, onOpenChange } = props;
  const [isOwnOpen, setOwnOpen] = useState(defaultOpen);
  const { isOpen = isOwnOpen } = props;
  const id = useId();
  const change = (opens: boolean) => {
    setOwnOpen(opens);
    onOpenChange?.(opens);
  };
  const panel = useFoundIn(isOpen, () => change(true));
  // A `fieldset` would group what one fills in.
  const group = { role: 'group', 'aria-labelledby': `${id}title` };
  const Heading = `h${level}` as const;
  return (
    <div className={item}>
      <Heading className={heading}>
        <button
          type="button"
          id={`${id}title`}
          className={trigger}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onClick={() => afterPaint(() => change(!isOpen))}
        >
          <span className={titleStyle}>{title}</span>
          <span className={chevron}>
            <ChevronDown />
          </span>
        </button>
      </Heading>
      {folded !== undefined && !isOpen && <p className={foldedStyle}>{folded}</p>}
      <div ref={panel} {...group} id={`${id}panel`} aria-hidden={!isOpen} hidden={!isOpen}>
        <div className={content}>
          <Boundary>{children}</Boundary>
        </div>
      </div>
    </div>
  );
};
