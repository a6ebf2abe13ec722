import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { NativeError, NativeHint } from '../Field.tsx';
import { field } from '../Form.css.ts';
import { useNativeField } from '../NativeField.tsx';
import { square } from './Choice.css.ts';
import { Choice } from './Choice.tsx';

export const CheckMark = () => (
  <span className={square}>
    <Check />
  </span>
);

type Props = {
  /** Name of the value in the form: 'on' for a checked box, absent for an unchecked one. */
  name: string;
  hint?: ReactNode;
  isRequired?: boolean;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  children: ReactNode;
};

export const Checkbox = (props: Props) => {
  const { name, hint, isRequired, isSelected, defaultSelected, onChange, children } = props;
  const { frame, described, isInvalid, isReadOnly } = useNativeField(name, hint);
  return (
    <div className={field}>
      <Choice
        type="checkbox"
        name={name}
        mark={<CheckMark />}
        isInvalid={isInvalid}
        isReadOnly={isReadOnly}
        checked={isSelected}
        defaultChecked={defaultSelected}
        aria-required={isRequired}
        aria-invalid={isInvalid || undefined}
        aria-readonly={isReadOnly || undefined}
        aria-describedby={described}
        onChange={({ target }) => onChange?.(target.checked)}
      >
        {children}
      </Choice>
      <NativeHint id={frame.id}>{hint}</NativeHint>
      <NativeError {...frame} />
    </div>
  );
};
