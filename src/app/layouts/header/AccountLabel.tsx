import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import * as css from './AccountMenu.css.ts';

type Props = {
  initials?: string;
  /** The names, where there is room for them. */
  children: ReactNode;
};

/** What the button of the account menu shows. */
export const AccountLabel = ({ initials, children }: Props) => (
  <>
    <span aria-hidden="true" className={css.initials} data-initials={initials} />
    <span className={css.names}>{children}</span>
    <span className={css.chevron}>
      <ChevronDown />
    </span>
  </>
);
