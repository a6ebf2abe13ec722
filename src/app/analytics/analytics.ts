import { createContext, use } from 'react';
import type { Audience } from './startMeasure.ts';

export const nothingMeasured: Audience = { consent: null, track: () => {}, onFlowEnd: () => {} };

export const AnalyticsContext = createContext(nothingMeasured);

/** Analytics, which send nothing without the consent of the user (docs/rules.md#analytics). */
export const useAnalytics = (): Audience => use(AnalyticsContext);

/** Anchor of the section of the terms of use in which the user can refuse analytics. */
export const measureSection = 'particulieres-9';
