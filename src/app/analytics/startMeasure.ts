import { createActor } from 'xstate';
import * as z from 'zod/mini';
import type { AnalyticsConsentActor } from '#machines/analytics-consent/analyticsConsent.machine.ts';
import { consentMemory, onConsentElsewhere } from '../../api/storage/consentMemory.ts';
import { analyticsConsent } from '../../flows/analytics-consent/analyticsConsent.ports.ts';
import type { FlowEndListener } from '../../views/Flow.tsx';
import type { RoutePath } from '../routes.ts';
import { parseDeployment } from '../settings/deployment.ts';

/** Names of a chart: letters alone, so that no number, address or word that is typed could be one. */
const flowEndSchema = z
  .string()
  .check(z.regex(/^[a-z]+(?:\.[a-z]+)+$/i))
  .brand<'FlowEnd'>();

/** The end of a flow: its id, then the state that it ends in, which its chart says (`isAtEnd`). */
export type FlowEnd = z.output<typeof flowEndSchema>;

/**
 * All that is ever measured (docs/rules.md#analytics). An event is made of names of the charts, which
 * `npm run paths -- ends` lists, and of the patterns of the addresses (`routes.ts`), and of nothing that a person types,
 * reads or is.
 */
export type AnalyticsEvent =
  | { name: 'screen.seen'; screen: RoutePath }
  | { name: 'flow.ended'; end: FlowEnd };

/** The event of a flow that has ended; null for what is no name of a chart. */
export const flowEnded = (flow: string, state: string): AnalyticsEvent | null => {
  const end = flowEndSchema.safeParse(`${flow}.${state}`);
  return end.success ? { name: 'flow.ended', end: end.data } : null;
};

export type Audience = {
  /** Null where nothing is measured. */
  consent: AnalyticsConsentActor | null;
  /** Counts an event, where that is accepted. */
  track: (event: AnalyticsEvent) => void;
  /** Counts the end of a flow. */
  onFlowEnd: FlowEndListener;
};

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
