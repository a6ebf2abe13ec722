import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { action } from './Button.css.ts';
import { inline } from './Link.css.ts';

const looks = { ...action, inline };

export type LinkProps = Omit<AriaLinkProps, 'children' | 'className' | 'style'> & {
  href: string;
  children: ReactNode;
  /** `inline` in a sentence, or the look of a button. */
  variant?: keyof typeof looks;
  icon?: ReactNode;
  /** For a link that opens another tab or site: hardens it and says so by `rel`. */
  isExternal?: boolean;
};

/** A link of the portal: the app's router takes it over, a modified click opens a tab as everywhere. */
export const Link = ({ variant = 'inline', icon, isExternal = false, children, ...props }: LinkProps) => (
  <AriaLink
    {...props}
    {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    className={looks[variant]}
  >
    {icon}
    {children}
  </AriaLink>
);
