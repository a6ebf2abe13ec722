import type { ReactNode } from 'react';
import { progress, track } from './Steps.css.ts';

type ProgressProps = {
  label: string;
  done?: number;
  total?: number;
  children?: ReactNode;
};

/** Progress bar of a long task. Not a live region: the parent announces the important changes. */
export const Progress = ({ label, done, total, children }: ProgressProps) => (
  <div className={progress}>
    <progress aria-label={label} className={track} value={done} max={total} />
    {children !== undefined && <span>{children}</span>}
  </div>
);
