import type { ReactNode } from 'react';
import { progress, track } from './Steps.css.ts';

type ProgressProps = {
  /** What is under way. */
  label: string;
  /** How much of it is done; without them nobody knows. */
  done?: number;
  total?: number;
  /** The same in words. */
  children?: ReactNode;
};

/** How far a long task is. It is not announced at each step: what it is part of says what matters. */
export const Progress = ({ label, done, total, children }: ProgressProps) => (
  <div className={progress}>
    <progress aria-label={label} className={track} value={done} max={total} />
    {children !== undefined && <span>{children}</span>}
  </div>
);
