import { createContext, use } from 'react';
import type { Audience } from './startMeasure.ts';

export const nothingMeasured: Audience = { consent: null, track: () => {}, onFlowEnd: () => {} };

export const AnalyticsContext = createContext(nothingMeasured);

/** Audience measurement. Measures nothing without the user's consent (docs/rules.md#analytics). */
export const useAnalytics = (): Audience => use(AnalyticsContext);

/** Id of the section of the terms of use with the choice to refuse audience measurement. */
export const measureSection = 'particulieres-9';
