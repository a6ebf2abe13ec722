import { createContext, use } from 'react';
import type { Audience } from './startMeasure.ts';

export const nothingMeasured: Audience = { consent: null, track: () => {}, onFlowEnd: () => {} };

export const AnalyticsContext = createContext(nothingMeasured);

/** Analytics of the portal, with the consent of the user (docs/rules.md#analytics). */
export const useAnalytics = (): Audience => use(AnalyticsContext);

/** Section of the terms that describes analytics and offers the refusal. */
export const measureSection = 'particulieres-9';
