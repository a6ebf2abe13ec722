import { analyticsConsentModel } from '#machines/analytics-consent/analyticsConsent.model.ts';
import { defineSigns, type Shown, type Sign } from '../../walks/expectations.ts';

const banner: Sign = { role: 'region', name: 'Mesure d’audience' };
const answers: readonly Sign[] = [
  { role: 'button', name: 'Accepter la mesure d’audience' },
  { role: 'button', name: 'Refuser la mesure d’audience' },
];

const answered = (text: string) => (): Shown => ({
  signs: [{ role: 'status', text }, ...answers],
  absent: [banner],
});

const yes = answered('Vous acceptez la mesure d’audience.');
const no = answered('Vous refusez la mesure d’audience : rien n’est mesuré.');

export const analyticsConsentSigns = defineSigns(analyticsConsentModel)({
  unasked: null,
  asked: () => ({
    signs: [
      banner,
      { role: 'status', text: 'Vous n’avez pas encore répondu : rien n’est mesuré.' },
      ...answers,
    ],
  }),
  granting: yes,
  refusing: no,
  granted: yes,
  refused: no,
});
