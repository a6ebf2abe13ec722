import { type ComponentProps, type RefObject, useEffect } from 'react';
import { MenuFailure } from '../../ui/controls/menu/MenuFailure.tsx';

type Props = ComponentProps<typeof MenuFailure> & {
  /** What is typed before there is a field to type in. */
  typedAhead: RefObject<string>;
};

const isShortcut = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => metaKey || ctrlKey !== altKey;

/** While the search comes, what is typed is for it, and Escape gives it up; where it cannot come, why. */
export const FindPlaceholder = ({ typedAhead, ...failure }: Props) => {
  const { onRetry, onClose } = failure;
  const isComing = onRetry === null;
  useEffect(() => {
    if (!isComing) return;
    const type = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.isComposing || isShortcut(event)) return;
      if (key === 'Escape') onClose();
      else if (key === 'Backspace') typedAhead.current = typedAhead.current.slice(0, -1);
      else if (key.length === 1) typedAhead.current += key;
      else return;
      // Nor is it typed in the page, or a press of the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', type, true);
    return () => removeEventListener('keydown', type, true);
  }, [isComing, onClose, typedAhead]);
  return <MenuFailure {...failure} />;
};
