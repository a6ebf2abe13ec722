import { type ReactNode, useId } from 'react';
import { t } from '#locales/fr/form.ts';
import { error, field, hint as hintStyle } from '../Field.css.ts';
import { ErrorText } from '../FieldMessages.tsx';
import { useChangeHandler, useFormField } from '../formContext.ts';
import * as css from './BoxesField.css.ts';
import type { BoxSize } from './boxes.ts';
import { useBoxes } from './useBoxes.ts';

type Props = {
  label: string;
  /** The payload key; its boxes are named `<name>-1`, `<name>-2`… */
  name: string;
  hint?: ReactNode;
  size: BoxSize;
  /** Reshapes what is typed or pasted: upper case, no separators. */
  format: (typed: string) => string;
  /** Finds the whole value in a typed or pasted text, else returns null. A value found fills the boxes from the first. */
  findWhole: (raw: string) => string | null;
};

/** A long value typed in boxes: the focus follows the typing, and a value pasted is spread over them. */
export const BoxesField = ({ label, name, hint, ...shape }: Props) => {
  const id = useId();
  const { sentences, isInvalid, isReadOnly } = useFormField(name);
  const { boxes, isRefused } = useBoxes(shape, useChangeHandler<void>());
  return (
    <fieldset className={field} {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}>
      <legend className={css.legend}>{label}</legend>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={hintStyle}>
          {hint}
        </span>
      )}
      <div className={css.boxes}>
        {boxes.map(({ position, ...box }) => (
          <input
            {...box}
            key={position}
            name={`${name}-${position}`}
            className={css.box}
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
      <span id={`${id}-room`} role="status" className={isRefused ? error : undefined}>
        {isRefused && (
          <ErrorText sentences={[t('boxes.full', { count: shape.size.count * shape.size.length })]} />
        )}
      </span>
      {isInvalid && (
        <span id={`${id}-error`} className={error}>
          <ErrorText sentences={sentences} />
        </span>
      )}
    </fieldset>
  );
};
