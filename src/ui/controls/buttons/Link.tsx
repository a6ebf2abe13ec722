import { type ComponentProps, type MouseEvent, use } from 'react';
import { t } from '#locales/fr/ui.ts';
import { afterPaint } from '../../browser/afterPaint.ts';
import { isOfPortal } from '../../browser/isOfPortal.ts';
import { VisuallyHidden } from '../../display/VisuallyHidden.tsx';
import type { Elements } from '../../elements.ts';
import { FollowContext } from '../../focus/FollowContext.ts';
import { action, words } from './Button.css.ts';
import { inline } from './Link.css.ts';

const looks = { ...action, inline };

export type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'onClick'> & {
  href: string;
  /** `inline` in a sentence, or the look of a button. */
  variant?: keyof typeof looks;
  icon?: Elements;
  /** Opens another site in another tab, and says so. */
  isExternal?: boolean;
};

/** A link of the portal: the app's router takes it over, a modified click opens a tab as everywhere. */
export const Link = ({ variant = 'inline', icon, isExternal = false, children, ...props }: LinkProps) => {
  const follow = use(FollowContext);
  const followed = follow && {
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isOfPortal(event.currentTarget, event)) return;
      event.preventDefault();
      afterPaint(() => follow(props.href));
    },
  };
  return (
    <a
      {...props}
      {...followed}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className={looks[variant]}
    >
      {icon}
      <span className={words}>{children}</span>
      {isExternal && <VisuallyHidden>{` ${t('newTab')}`}</VisuallyHidden>}
    </a>
  );
};
