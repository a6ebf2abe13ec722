import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { t } from '#locales/fr/ui.ts';
import { afterPaint } from '../../browser/afterPaint.ts';
import { VisuallyHidden } from '../../display/Skeleton.tsx';
import { action, inline, words } from './Button.css.ts';
import type { Elements } from './Button.tsx';

type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

export const isOfPortal = (link: HTMLAnchorElement, press: Press): boolean => {
  const isModified = press.metaKey || press.ctrlKey || press.altKey || press.shiftKey;
  return link.origin === location.origin && !link.target && !link.hasAttribute('download') && !isModified;
};

/** Function that opens a URL without a page load; null without a router, so that links load a page. */
export const FollowContext = createContext<((address: string) => void) | null>(null);

const looks = { ...action, inline };

export type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'onClick'> & {
  href: string;
  variant?: keyof typeof looks;
  icon?: Elements;
  isExternal?: boolean;
};

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
