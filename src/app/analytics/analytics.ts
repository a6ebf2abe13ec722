import { createContext, use } from 'react';
import type { Audience } from './startMeasure.ts';

export const nothingMeasured: Audience = { consent: null, track: () => {}, onFlowEnd: () => {} };

export const AnalyticsContext = createContext(nothingMeasured);

/** Audience measurement, if the user consents (docs/rules.md#analytics). */
export const useAnalytics = (): Audience => use(AnalyticsContext);

/** Anchor of the section of the terms in which the user may refuse audience measurement. */
export const measureSection = 'particulieres-9';
