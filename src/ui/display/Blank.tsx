import type { ReactNode } from 'react';
import type { Elements } from '../controls/buttons/Button.tsx';
import { WithServicePhone } from '../theme/brand.tsx';
import { blank, blankText, blankTitle, blankWords } from './Display.css.ts';

type Props = {
  icon: Elements;
  title: ReactNode;
  children?: ReactNode;
  action?: Elements;
  role?: 'alert' | 'status';
};

export const Blank = ({ icon, title, children, action, role }: Props) => (
  <div className={blank}>
    <div role={role} className={blankWords}>
      {icon}
      <p className={blankTitle}>
        <WithServicePhone>{title}</WithServicePhone>
      </p>
      {children !== undefined && (
        <div className={blankText}>
          <WithServicePhone>{children}</WithServicePhone>
        </div>
      )}
    </div>
    {action}
  </div>
);
