import { analyticsConsentModel } from '#machines/analytics-consent/analyticsConsent.model.ts';
import { analyticsConsentMount } from '#src/flows/analytics-consent/analyticsConsent.mount.tsx';
import { sentByThePortal } from '../../walks/defineWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { analyticsConsentExpectations } from './analyticsConsent.expectations.ts';

// While the banner asks, its own buttons bear the whole of these names; then those of the terms alone have them.
testWalk(analyticsConsentModel, {
  mount: analyticsConsentMount,
  events: {
    'consent.given': (screen) => screen.press('button', 'Accepter'),
    'consent.refused': (screen) => screen.press('button', 'Refuser'),
    'choice.madeElsewhere': sentByThePortal,
  },
  expectations: analyticsConsentExpectations,
});
