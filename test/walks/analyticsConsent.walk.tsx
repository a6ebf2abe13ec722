import { analyticsConsentModel } from '#machines/analytics-consent/analyticsConsent.model.ts';
import { ConsentBannerView } from '#src/flows/analytics-consent/ConsentBannerView.tsx';
import { ConsentSettingView } from '#src/flows/analytics-consent/ConsentSettingView.tsx';
import { analyticsConsentSigns } from './analyticsConsent.signs.ts';
import { defineWalk, sentByThePortal } from './defineWalk.ts';

// While the banner asks, its own buttons bear the whole of these names; then those of the terms alone have them.
export const analyticsConsentWalk = defineWalk(analyticsConsentModel, {
  mount: (actor) => (
    <>
      <ConsentSettingView actor={actor} />
      <ConsentBannerView actor={actor} more={<a href="#particulieres-9">En savoir plus</a>} />
    </>
  ),
  events: {
    'consent.given': (screen) => screen.press('button', 'Accepter'),
    'consent.refused': (screen) => screen.press('button', 'Refuser'),
    'choice.madeElsewhere': sentByThePortal,
  },
  signs: analyticsConsentSigns,
});
