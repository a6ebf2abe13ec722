import { type ReactNode, useEffect } from 'react';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { untilItHasRead } from '../../ui/browser/onDemand.tsx';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { keepFocus } from '../../ui/focus/keepFocus.ts';
import { useFollow } from '../navigation/navigateSafely.ts';

export const UiProviders = ({ children }: { children: ReactNode }) => {
  useEffect(keepFocus, []);
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    const start = setTimeout(() => {
      loadModule(() => import('../../ui/controls/buttons/tips.ts')).then(
        ({ showTips }) => {
          if (!isLeft) stop = showTips();
        },
        () => {},
      );
    }, untilItHasRead);
    return () => {
      isLeft = true;
      clearTimeout(start);
      stop();
    };
  }, []);
  return <FollowContext value={useFollow()}>{children}</FollowContext>;
};
