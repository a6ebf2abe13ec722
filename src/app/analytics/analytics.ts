import { createContext, use } from 'react';
import type { Audience } from './startMeasure.ts';

export const nothingMeasured: Audience = { consent: null, track: () => {}, onFlowEnd: () => {} };

export const AnalyticsContext = createContext(nothingMeasured);

/** What the portal measures of its own use, and whether it may (docs/rules.md#analytics). */
export const useAnalytics = (): Audience => use(AnalyticsContext);

/** The section of the terms that says what is measured, and lets it be refused. */
export const measureSection = 'particulieres-9';
