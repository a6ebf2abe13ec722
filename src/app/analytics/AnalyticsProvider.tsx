import { useEffect, useState } from 'react';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import type { Elements } from '../../ui/elements.ts';
import { FlowEndContext } from '../../views/useFlowEnd.ts';
import { useSettings } from '../settings/settings.ts';
import { AnalyticsContext, nothingMeasured } from './analytics.ts';

const Banner = onDemand(() => import('./ConsentBanner.tsx'));

/** Measures the use of the portal where the environment does and the user accepts it; its code comes there alone. */
export const AnalyticsProvider = ({ children }: { children: Elements }) => {
  const { environment, deployment } = useSettings();
  const measured = environment.isMeasured ? deployment : null;
  const [audience, setAudience] = useState(nothingMeasured);

  useEffect(() => {
    if (measured === null) return;
    let stop = () => {};
    let isLeft = false;
    loadModule(() => import('./startMeasure.ts')).then(
      ({ startMeasure }) => {
        if (isLeft) return;
        const started = startMeasure(measured);
        if (!started) return;
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
  }, [measured]);

  const { consent, onFlowEnd } = audience;
  return (
    <AnalyticsContext value={audience}>
      <FlowEndContext value={onFlowEnd}>
        {children}
        <Boundary>{consent && <Banner consent={consent} />}</Boundary>
      </FlowEndContext>
    </AnalyticsContext>
  );
};
