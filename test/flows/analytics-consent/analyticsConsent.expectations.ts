import { analyticsConsentModel } from '#machines/analytics-consent/analyticsConsent.model.ts';
import { defineExpectations, type ScreenItem, type Shown } from '../../walks/expectations.ts';

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

export const analyticsConsentExpectations = defineExpectations(analyticsConsentModel)({
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
});
