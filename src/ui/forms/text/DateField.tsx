import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../browser/onDemand.tsx';
import { visuallyHidden } from '../../display/Skeleton.css.ts';
import * as css from '../Form.css.ts';
import { NativeField, useNativeField } from '../NativeField.tsx';
import { useChangeHandler } from '../readForm.ts';

const FrenchDate = onDemand(() => import('./FrenchDate.tsx'));

const isBrowserFrench = (): boolean => /^fr\b/.test(Intl.DateTimeFormat().resolvedOptions().locale);

/** `aria-required` instead of `required`, with which the browser would block a submission. */
const announced = { 'aria-required': true };

type Props = {
  label: ReactNode;
  /** Name of the value in the form. The value is an ISO day such as `2026-11-20`. */
  name: string;
  hint?: ReactNode;
  defaultValue?: string;
  min?: string;
  max?: string;
  onChange?: (day: string) => void;
};

/** Native date input. React Aria's date picker covers it in a browser that is not in French. */
export const DateField = ({ label, name, hint, defaultValue = '', min, max, onChange }: Props) => {
  const { frame, control, described, isInvalid, isReadOnly } = useNativeField(name, hint);
  const labelId = `${frame.id}-label`;
  const native = useRef<HTMLInputElement>(null);
  const french = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [isForeign, setForeign] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => setForeign(!isBrowserFrench()), []);
  const type = (day: string) => {
    setValue(day);
    onChange?.(day);
  };
  const choose = useChangeHandler(type);
  return (
    <NativeField {...frame} label={label} labelId={labelId} isRequired>
      <input
        ref={native}
        {...control}
        type="date"
        name={name}
        className={isReplaced ? visuallyHidden : css.control}
        value={value}
        min={min}
        max={max}
        readOnly={isReadOnly}
        {...announced}
        {...(isReplaced && { tabIndex: -1, 'aria-hidden': true })}
        onChange={({ target }) => type(target.value)}
        onFocus={() => {
          if (isReplaced) french.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
        }}
        onBlur={() => setReplaced(isForeign && french.current !== null)}
      />
      {isForeign && (
        <FrenchDate
          box={french}
          isShown={isReplaced}
          label={labelId}
          described={described}
          value={value}
          min={min}
          max={max}
          isInvalid={isInvalid}
          isReadOnly={isReadOnly}
          onChange={choose}
          onReady={() => setReplaced(document.activeElement !== native.current)}
        />
      )}
    </NativeField>
  );
};
