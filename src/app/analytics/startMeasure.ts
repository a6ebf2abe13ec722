import { createActor } from 'xstate';
import { consentMemory, onConsentElsewhere } from '../../api/storage/consentMemory.ts';
import { analyticsConsent } from '../../flows/analytics-consent/analyticsConsent.ports.ts';
import { parseDeployment } from '../settings/deployment.ts';
import type { Audience } from './analytics.ts';
import { type AnalyticsEvent, flowEnded } from './events.ts';

/**
 * Sends an event, and nothing of who it comes from: no token, cookie, referrer or identifier. It outlives the page; what
 * fails is lost, and nobody is told.
 */
const send = (address: string, event: AnalyticsEvent): void => {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(event),
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }).catch(() => {});
};

/** Measures the use of the portal from the moment that it is accepted, and until it is refused. */
export const startAudience = (address: string): Audience & { stop: () => void } => {
  const consent = createActor(analyticsConsent, {
    input: { remembered: consentMemory.read(), today: new Date() },
  }).start();
  const isGranted = () => {
    const snapshot = consent.getSnapshot();
    return snapshot.status === 'active' && snapshot.matches('granted');
  };
  let wasGranted = isGranted();
  /** The screen that is there when the measure is accepted is counted too. */
  let shown: AnalyticsEvent | null = null;

  consent.subscribe(() => {
    if (!wasGranted && isGranted() && shown) send(address, shown);
    wasGranted = isGranted();
  });
  const stopListening = onConsentElsewhere(({ choice }) =>
    consent.send({ type: 'choice.madeElsewhere', choice }),
  );

  const track = (event: AnalyticsEvent) => {
    if (event.name === 'screen.seen') shown = event;
    if (isGranted()) send(address, event);
  };

  return {
    consent,
    track,
    onFlowEnd: (flow, state) => {
      const event = flowEnded(flow, state);
      if (event) track(event);
    },
    stop: () => {
      stopListening();
      consent.stop();
    },
  };
};

/** Measures the use of the portal, where the settings of its deployment say to what address; else null. */
export const startMeasure = (deployment: string): ReturnType<typeof startAudience> | null => {
  const { analytics } = parseDeployment(deployment);
  return analytics === null ? null : startAudience(analytics);
};
