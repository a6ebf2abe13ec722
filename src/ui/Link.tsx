import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { t } from '#locales/fr/ui.ts';
import { action } from './Button.css.ts';
import { inline } from './Link.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const looks = { ...action, inline };

export type LinkProps = Omit<AriaLinkProps, 'children' | 'className' | 'style'> & {
  href: string;
  children: ReactNode;
  /** `inline` in a sentence, or the look of a button. */
  variant?: keyof typeof looks;
  icon?: ReactNode;
  /** Opens another site in another tab, and says so. */
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
    {isExternal && <VisuallyHidden> {t('newTab')}</VisuallyHidden>}
  </AriaLink>
);
