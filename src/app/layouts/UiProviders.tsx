import { type ReactNode, useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { nextSteps } from '#locales/fr/layout.ts';
import { lookUp } from '#locales/translator.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { onDemand, untilItHasRead } from '../../ui/browser/onDemand.tsx';
import { FollowContext } from '../../ui/controls/buttons/Link.tsx';
import { NextStepContext } from '../../ui/display/PageHeader.tsx';
import { keepFocus } from '../../ui/focus/keepFocus.ts';
import { useFollow } from '../navigation/navigateSafely.ts';

/** Loads the alert of a next step on demand, because most pages show no such alert. */
const NextStep = onDemand(async () => ({ default: (await import('../../ui/display/Alert.tsx')).Alert }));

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
  const fragment = useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  );
  const nextStep = lookUp(nextSteps, fragment);
  return (
    <FollowContext value={useFollow()}>
      <NextStepContext value={nextStep && <NextStep tone="info" title={nextStep} isAnnounced={false} />}>
        {children}
      </NextStepContext>
    </FollowContext>
  );
};
