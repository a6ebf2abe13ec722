import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type BoxSize, emptyBoxes, fillBoxes } from './boxes.ts';

type Shape = {
  size: BoxSize;
  format: (typed: string) => string;
  findWhole: (raw: string) => string | null;
};

type Typed = { boxes: string[]; isRefused: boolean };

/**
 * The state of a value typed in boxes, as the properties of each input, and whether what came last was refused
 * for want of room. `onTyped`: at each change.
 */
export const useBoxes = ({ size, format, findWhole }: Shape, onTyped: () => void) => {
  const [{ boxes, isRefused }, setTyped] = useState<Typed>(() => ({
    boxes: emptyBoxes(size),
    isRefused: false,
  }));
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const caret = useRef<{ box: number; at: number }>(null);

  // Reshaping a value sends the caret to its end: it is put back after the same characters.
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { box, at } = caret.current;
    caret.current = null;
    inputs.current[box]?.focus();
    inputs.current[box]?.setSelectionRange(at, at);
  });

  const fill = (index: number, raw: { before: string; after: string }, inserted: number) => {
    const before = format(raw.before);
    const text = format(raw.before + raw.after);
    const whole = findWhole(raw.before + raw.after);
    const filled = whole
      ? fillBoxes(emptyBoxes(size), 0, { before: whole, after: '' }, size)
      : fillBoxes(boxes, index, { before, after: text.slice(before.length) }, size);
    caret.current = filled?.caret ?? { box: index, at: Math.max(before.length - inserted, 0) };
    setTyped({ boxes: filled?.boxes ?? boxes, isRefused: filled === null });
    onTyped();
  };

  const properties = boxes.map((value, index) => ({
    position: index + 1,
    value,
    ref: (input: HTMLInputElement | null) => {
      inputs.current[index] = input;
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const at = target.selectionStart ?? target.value.length;
      const raw = { before: target.value.slice(0, at), after: target.value.slice(at) };
      fill(index, raw, target.value.length - value.length);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const { readOnly, selectionStart, selectionEnd } = event.currentTarget;
      event.preventDefault();
      if (readOnly) return;
      const pasted = event.clipboardData.getData('text');
      const isWhole = findWhole(pasted) !== null;
      const before = isWhole ? '' : value.slice(0, selectionStart ?? 0);
      const after = isWhole ? '' : value.slice(selectionEnd ?? value.length);
      fill(index, { before: before + pasted, after }, format(pasted).length);
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
      // The browser then deletes in the box that has taken the focus.
      if (key === 'Backspace' && isAtStart) inputs.current[index - 1]?.focus();
    },
  }));
  return { boxes: properties, isRefused };
};
