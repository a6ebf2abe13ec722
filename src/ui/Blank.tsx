import type { ReactNode } from 'react';
import { blank, blankText, blankTitle } from './ListContainer.css.ts';

type Props = {
  icon: ReactNode;
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** Without it, something else announces it. */
  role?: 'alert' | 'status';
};

/** What stands where a list would be. */
export const Blank = ({ icon, title, children, role }: Props) => (
  <div role={role} className={blank}>
    {icon}
    <p className={blankTitle}>{title}</p>
    {children !== undefined && <div className={blankText}>{children}</div>}
  </div>
);
