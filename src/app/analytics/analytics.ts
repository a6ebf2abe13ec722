import { createContext, use } from 'react';
import type { AnalyticsConsentActor } from '../../../machines/analytics-consent/analyticsConsent.machine.ts';
import type { FlowEndListener } from '../../views/useFlowEnd.ts';
import type { AnalyticsEvent } from './events.ts';

export type Audience = {
  /** Null where nothing is measured. */
  consent: AnalyticsConsentActor | null;
  /** Counts an event, where that is accepted. */
  track: (event: AnalyticsEvent) => void;
  /** Counts the end of a flow. */
  onFlowEnd: FlowEndListener;
};

export const nothingMeasured: Audience = { consent: null, track: () => {}, onFlowEnd: () => {} };

export const AnalyticsContext = createContext(nothingMeasured);

/** What the portal measures of its own use, and whether it may (docs/rules.md#analytics). */
export const useAnalytics = (): Audience => use(AnalyticsContext);

/** The section of the terms that says what is measured, and lets it be refused. */
export const measureSection = 'particulieres-9';
