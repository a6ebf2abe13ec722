import { createContext, use } from 'react';
import type { Audience } from './startMeasure.ts';

export const nothingMeasured: Audience = { consent: null, track: () => {}, onFlowEnd: () => {} };

export const AnalyticsContext = createContext(nothingMeasured);

/** Audience measurement, which sends nothing without the user's consent (docs/rules.md#analytics). */
export const useAnalytics = (): Audience => use(AnalyticsContext);

/** Anchor in the terms of use: the section in which the user can refuse audience measurement. */
export const measureSection = 'particulieres-9';
