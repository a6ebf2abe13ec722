import { type ReactNode, useEffect } from 'react';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { keepFocus } from '../../ui/focus/keepFocus.ts';
import { useFollow } from '../navigation/navigateSafely.ts';

/** Providers of the `src/ui` components: router for links, and focus management. */
export const UiProviders = ({ children }: { children: ReactNode }) => {
  useEffect(keepFocus, []);
  return <FollowContext value={useFollow()}>{children}</FollowContext>;
};
