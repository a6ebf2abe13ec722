import type { ReactNode } from 'react';
import { box } from './ScreenPane.css.ts';

type Props = { isOn: boolean; onChange: (on: boolean) => void; children: ReactNode };

/** A setting of the page, in force at once. */
export const Switch = ({ isOn, onChange, children }: Props) => (
  <label className={box}>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);
