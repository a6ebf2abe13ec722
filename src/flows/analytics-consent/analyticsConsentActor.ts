import type { ActorRefFrom } from 'xstate';
import type { analyticsConsentMachine } from '#machines/analytics-consent/analyticsConsent.machine.ts';

export type AnalyticsConsentActor = ActorRefFrom<typeof analyticsConsentMachine>;
