import type { ReactNode } from 'react';
import { bone, lateText, visuallyHidden } from './Skeleton.css.ts';

type Props = {
  /** CSS lengths of what will come in its place; in a column that may be narrower, `min(12rem, 100%)`. */
  width?: string;
  height?: string;
};

/** A grey shape of what is loading, drawn after 150 ms. Its container says `aria-busy` and the words. */
export const Skeleton = ({ width = '100%', height = '1.5rem' }: Props) => (
  <span aria-hidden="true" className={bone} style={{ width, height }} />
);

/** Words that say what is awaited, shown as late as the shapes around them. */
export const LateText = ({ children }: { children: ReactNode }) => (
  <span className={lateText}>{children}</span>
);

/** Words for a screen reader only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
);
