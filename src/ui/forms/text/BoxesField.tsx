import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from '#locales/fr/form.ts';
import { ErrorText, NativeError, NativeHint } from '../Field.tsx';
import { error, field } from '../Form.css.ts';
import { useChangeHandler, useFormField } from '../readForm.ts';
import * as css from './Text.css.ts';

/** Box sizes of a field: `count` boxes of `length` characters. `last`: length of a longer last box. */
type BoxSize = { count: number; length: number; last?: number };

type Caret = { box: number; at: number };

const emptyBoxes = ({ count }: BoxSize): string[] => Array.from({ length: count }, () => '');

/** Inserts a text in a box, and shifts the next characters; null if the boxes are too short. */
export const fillBoxes = (
  boxes: readonly string[],
  index: number,
  { before, after }: { before: string; after: string },
  { count, length, last = length }: BoxSize,
): { boxes: string[]; caret: Caret } | null => {
  const filled = [...boxes];
  let pushed = before + after;
  for (let box = index; box === index || pushed !== ''; box += 1) {
    if (box === count) return null;
    const text = box === index ? pushed : pushed + filled[box];
    const room = box === count - 1 ? last : length;
    filled[box] = text.slice(0, room);
    pushed = text.slice(room);
  }
  const box = Math.min(index + Math.floor(before.length / length), count - 1);
  return { boxes: filled, caret: { box, at: before.length - (box - index) * length } };
};

type Shape = {
  size: BoxSize;
  lastOf?: (text: string) => number;
  format: (typed: string) => string;
  /** Finds the whole value in a pasted text, to fill all boxes; null if the text does not contain it. */
  findWhole: (raw: string) => string | null;
};

type Props = Shape & {
  label: string;
  /** Name of the value in the form. The boxes are named `<name>-1`, `<name>-2`… */
  name: string;
  hint?: ReactNode;
};

const useBoxes = ({ size, lastOf = () => size.length, format, findWhole }: Shape, onTyped: () => void) => {
  const [boxes, setBoxes] = useState(() => emptyBoxes(size));
  const [refusedFor, setRefusedFor] = useState<number | null>(null);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const caret = useRef<(Caret & { end: number }) | null>(null);

  // Restores the position of the caret, which formatting moves to the end of the box. Selects the next box
  // when a box is full, so that new characters replace an old IBAN.
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { box, at, end } = caret.current;
    caret.current = null;
    inputs.current[box]?.focus();
    inputs.current[box]?.setSelectionRange(at, end);
  });

  const fill = (index: number, raw: { before: string; after: string }, inserted: number) => {
    const before = format(raw.before);
    const text = format(raw.before + raw.after);
    const after = text.slice(before.length);
    const whole = findWhole(raw.before + raw.after);
    const last = lastOf(whole ?? boxes.with(index, text).join(''));
    const filled = whole
      ? fillBoxes(emptyBoxes(size), 0, { before: whole, after: '' }, { ...size, last })
      : fillBoxes(boxes, index, { before, after }, { ...size, last });
    const { box, at } = filled?.caret ?? { box: index, at: Math.max(before.length - inserted, 0) };
    caret.current = { box, at, end: at === 0 && after === '' ? last : at };
    setBoxes(filled?.boxes ?? boxes);
    setRefusedFor(filled ? null : (size.count - 1) * size.length + last);
    onTyped();
  };

  const properties = boxes.map((value, index) => ({
    position: index + 1,
    value,
    className: value.length > size.length ? css.longBox : css.box,
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
      // Backspace at the start of a box must delete the last character of the previous box.
      if (key === 'Backspace' && isAtStart) inputs.current[index - 1]?.focus();
    },
  }));
  return { boxes: properties, refusedFor };
};

export const BoxesField = ({ label, name, hint, ...shape }: Props) => {
  const id = useId();
  const { sentences, isInvalid, isReadOnly } = useFormField(name);
  const { boxes, refusedFor } = useBoxes(shape, useChangeHandler<void>());
  return (
    <fieldset className={field} {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}>
      <legend className={css.legend}>{label}</legend>
      <NativeHint id={id}>{hint}</NativeHint>
      <div className={css.boxes}>
        {boxes.map(({ position, ...box }) => (
          <input
            {...box}
            key={position}
            name={`${name}-${position}`}
            readOnly={isReadOnly}
            aria-label={t('boxes.part', { label, position, count: shape.size.count })}
            aria-required
            aria-invalid={isInvalid}
            aria-describedby={isInvalid ? `${id}-error ${id}-room` : `${id}-room`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck="false"
          />
        ))}
      </div>
      <span id={`${id}-room`} role="status" className={refusedFor === null ? undefined : error}>
        {refusedFor !== null && <ErrorText sentences={[t('boxes.full', { count: refusedFor })]} />}
      </span>
      <NativeError id={id} sentences={sentences} />
    </fieldset>
  );
};
