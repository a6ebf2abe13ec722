import { type ReactNode, useEffect } from 'react';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { keepFocus } from '../../ui/focus/keepFocus.ts';
import { useFollow } from '../navigation/navigateSafely.ts';

export const UiProviders = ({ children }: { children: ReactNode }) => {
  useEffect(keepFocus, []);
  return <FollowContext value={useFollow()}>{children}</FollowContext>;
};
