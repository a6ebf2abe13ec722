import { createActor } from 'xstate';
import * as z from 'zod/mini';
import type { AnalyticsConsentActor } from '#machines/analytics-consent/analyticsConsent.machine.ts';
import { consentMemory, onConsentElsewhere } from '../../api/storage/consentMemory.ts';
import { analyticsConsent } from '../../flows/analytics-consent/analyticsConsent.ports.ts';
import type { FlowEndListener } from '../../views/Flow.tsx';
import type { RoutePath } from '../routes.ts';
import { parseDeployment } from '../settings/deployment.ts';

/** Flow and its final state: `addContract.attached`. Accepts only letters, so that no reference is sent. */
const flowEndSchema = z
  .string()
  .check(z.regex(/^[a-z]+(?:\.[a-z]+)+$/i))
  .brand<'FlowEnd'>();

type FlowEnd = z.output<typeof flowEndSchema>;

export type AnalyticsEvent =
  | { name: 'screen.seen'; screen: RoutePath }
  | { name: 'flow.ended'; end: FlowEnd };

export const flowEnded = (flow: string, state: string): AnalyticsEvent | null => {
  const end = flowEndSchema.safeParse(`${flow}.${state}`);
  return end.success ? { name: 'flow.ended', end: end.data } : null;
};

export type Audience = {
  consent: AnalyticsConsentActor | null;
  track: (event: AnalyticsEvent) => void;
  onFlowEnd: FlowEndListener;
};

/** Sends an event without token, cookie or referrer. `keepalive` sends it even if the page closes. */
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

export const startAudience = (address: string): Audience & { stop: () => void } => {
  const consent = createActor(analyticsConsent, {
    input: { remembered: consentMemory.read(), today: new Date() },
  }).start();
  const isGranted = () => {
    const snapshot = consent.getSnapshot();
    return snapshot.status === 'active' && snapshot.matches('granted');
  };
  let wasGranted = isGranted();
  let shown: Extract<AnalyticsEvent, { name: 'screen.seen' }> | null = null;

  consent.subscribe(() => {
    if (!wasGranted && isGranted() && shown) send(address, shown);
    wasGranted = isGranted();
  });
  const stopListening = onConsentElsewhere(({ choice }) =>
    consent.send({ type: 'choice.madeElsewhere', choice }),
  );

  const track = (event: AnalyticsEvent) => {
    if (event.name === 'screen.seen') {
      // A legal page mounts again in another layout when the session opens: only the first mount counts.
      if (shown?.screen === event.screen) return;
      shown = event;
    }
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

export const startMeasure = (deployment: string): ReturnType<typeof startAudience> | null => {
  const { analytics } = parseDeployment(deployment);
  return analytics === null ? null : startAudience(analytics);
};
