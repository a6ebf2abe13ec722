import { type ReactNode, useEffect, useState } from 'react';
import { loadModule } from '../../ui/loadModule.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { FlowEndContext } from '../../views/useFlowEnd.ts';
import { useSettings } from '../settings.ts';
import { AnalyticsContext, nothingMeasured } from './analytics.ts';

const Banner = onDemand(() => import('./ConsentBanner.tsx'));

/** Measures the use of the portal where the environment does and the user accepts it; its code comes there alone. */
export const AnalyticsProvider = ({ children }: { children: ReactNode }) => {
  const address = useSettings().environment.analytics?.address;
  const [audience, setAudience] = useState(nothingMeasured);

  useEffect(() => {
    if (!address) return;
    let stop = () => {};
    let isLeft = false;
    loadModule(() => import('./audience.ts')).then(
      ({ startAudience }) => {
        if (isLeft) return;
        const started = startAudience(address);
        stop = started.stop;
        setAudience(started);
      },
      // What cannot be loaded measures nothing.
      () => {},
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [address]);

  const { consent, onFlowEnd } = audience;
  return (
    <AnalyticsContext value={audience}>
      <FlowEndContext value={onFlowEnd}>
        {children}
        {consent && <Banner consent={consent} />}
      </FlowEndContext>
    </AnalyticsContext>
  );
};
