import { analyticsConsentModel } from '#machines/analytics-consent/analyticsConsent.model.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';

const banner: ScreenItem = { role: 'region', name: 'Mesure d’audience' };

const answers: readonly ScreenItem[] = [
  { role: 'button', name: 'Accepter la mesure d’audience' },
  { role: 'button', name: 'Refuser la mesure d’audience' },
];

const answered = (text: string) => (): Shown => ({
  visible: [{ role: 'status', text }, ...answers],
  absent: [banner],
});

const yes = answered('Vous acceptez la mesure d’audience.');

const no = answered('Vous refusez la mesure d’audience : rien n’est mesuré.');

export const analyticsConsentProof = defineProof(analyticsConsentModel)({
  view: async () => {
    const { Link } = await import('#src/ui/controls/buttons/Link.tsx');
    const { ConsentBannerView } = await import('#src/flows/analytics-consent/ConsentBannerView.tsx');
    const { ConsentSettingView } = await import('#src/flows/analytics-consent/ConsentSettingView.tsx');
    return ({ actor }) => (
      <>
        <ConsentSettingView actor={actor} />
        <ConsentBannerView actor={actor} more={<Link href="#particulieres-9">En savoir plus</Link>} />
      </>
    );
  },
  gestures: {
    'consent.given': (screen) => screen.press('button', 'Accepter'),
    'consent.refused': (screen) => screen.press('button', 'Refuser'),
    'choice.madeElsewhere': sentByThePortal,
  },
  states: {
    unasked: null,
    asked: () => ({
      visible: [
        banner,
        { role: 'status', text: 'Vous n’avez pas encore répondu : rien n’est mesuré.' },
        ...answers,
      ],
    }),
    granting: yes,
    refusing: no,
    granted: yes,
    refused: no,
  },
});
