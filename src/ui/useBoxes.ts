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
  isWhole: (text: string) => boolean;
};

/** The state of a value typed in boxes, as the properties of each input. `onTyped`: at each change. */
export const useBoxes = ({ size, format, isWhole }: Shape, onTyped: () => void) => {
  const [boxes, setBoxes] = useState(() => emptyBoxes(size));
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const caret = useRef<{ input: HTMLInputElement; at: number }>(null);

  // Reshaping a value sends the caret to its end: it is put back after the same characters.
  useLayoutEffect(() => {
    caret.current?.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });

  const fill = (index: number, raw: string, mayMoveOn: boolean) => {
    const text = format(raw);
    const filled = fillBoxes(boxes, index, text, { size, isWhole: isWhole(text) });
    setBoxes(filled.boxes);
    onTyped();
    if (mayMoveOn && filled.next !== index) inputs.current[filled.next]?.focus();
  };

  return boxes.map((value, index) => ({
    position: index + 1,
    value,
    ref: (input: HTMLInputElement | null) => {
      inputs.current[index] = input;
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const before = target.value.slice(0, target.selectionStart ?? target.value.length);
      caret.current = { input: target, at: format(before).length };
      fill(index, target.value, format(target.value).length > value.length);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (event.currentTarget.readOnly) return;
      const { selectionStart, selectionEnd } = event.currentTarget;
      const before = value.slice(0, selectionStart ?? 0);
      const after = value.slice(selectionEnd ?? value.length);
      const pasted = event.clipboardData.getData('text');
      event.preventDefault();
      fill(index, isWhole(format(pasted)) ? pasted : `${before}${pasted}${after}`, true);
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
      // The browser then deletes in the box that has taken the focus.
      if (key === 'Backspace' && isAtStart) inputs.current[index - 1]?.focus();
    },
  }));
};
