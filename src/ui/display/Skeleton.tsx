import type { ReactNode } from 'react';
import { bone, lateText, visuallyHidden } from './Skeleton.css.ts';

type Props = {
  /** CSS length, such as `min(12rem, 100%)` in a column that may be narrower. */
  width?: string;
  height?: string;
};

export const Skeleton = ({ width = '100%', height = '1.5rem' }: Props) => (
  <span aria-hidden="true" className={bone} style={{ width, height }} />
);

export const LateText = ({ children }: { children: ReactNode }) => (
  <span className={lateText}>{children}</span>
);

export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
);
