import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../browser/afterPaint.ts';
import { Boundary } from '../display/Boundary.tsx';
import * as css from './Controls.css.ts';

export const Accordion = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div ref={ref} className={css.list}>
    {children}
  </div>
);

type Props = {
  /** Content of the button of the item. It must not contain another control. */
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  folded?: string;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Hides the content of a collapsed item with `until-found`, so that the browser can find and expand it. */
const useFoundIn = (isOpen: boolean, open: () => void) => {
  const ref = useRef<HTMLDivElement>(null);
  const onFound = useEffectEvent(open);

  useLayoutEffect(() => {
    if (!isOpen) ref.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useLayoutEffect(() => {
    const element = ref.current;
    // `flushSync`, because the browser scrolls to the found text directly after this event.
    const show = () => flushSync(() => onFound());
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, []);

  return ref;
};

/** Own accordion: React Aria's measures its panel at each change and prevents the text search. */
export const AccordionItem = (props: Props) => {
  const { title, children, defaultOpen = false, folded, onOpenChange } = props;
  const [isOpen, setOpen] = useState(defaultOpen);
  const isRendered = useDeferredValue(true, defaultOpen);
  const id = useId();
  const change = (opens: boolean) => {
    setOpen(opens);
    onOpenChange?.(opens);
  };
  const panel = useFoundIn(isOpen, () => change(true));
  const group = { role: 'group', 'aria-labelledby': `${id}title` };
  return (
    <div className={css.item}>
      <h3 className={css.heading}>
        <button
          type="button"
          id={`${id}title`}
          className={css.trigger}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onClick={() => afterPaint(() => change(!isOpen))}
        >
          <span className={css.title}>{title}</span>
          <span className={css.chevron}>
            <ChevronDown />
          </span>
        </button>
      </h3>
      {folded !== undefined && !isOpen && <p className={css.folded}>{folded}</p>}
      <div ref={panel} {...group} id={`${id}panel`} aria-hidden={!isOpen} hidden={!isOpen}>
        <div className={css.content}>
          <Boundary>{isRendered && children}</Boundary>
        </div>
      </div>
    </div>
  );
};
