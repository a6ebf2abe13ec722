import { fromPromise } from 'xstate';
import { analyticsConsentMachine } from '#machines/analytics-consent/analyticsConsent.machine.ts';
import { consentMemory } from '../../api/storage/consentMemory.ts';
import { isoDay } from '../../domain/calendar.ts';

export const analyticsConsent = analyticsConsentMachine.provide({
  actors: {
    rememberChoice: fromPromise(async ({ input }) => {
      consentMemory.write({ choice: input, on: isoDay(new Date()) });
      if (consentMemory.read()?.choice !== input) throw new Error('The browser stores nothing');
    }),
  },
});
