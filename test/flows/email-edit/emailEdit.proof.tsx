import type { Page } from '@playwright/test';
import { t } from '#locales/fr/emailEdit.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { answered } from '../../walks/definePortalWalk.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending } from '../../walks/expectations.ts';
import { formExpectations, formGestures, formPortal, formView } from '../../walks/forms.ts';

const states = formExpectations({
  field: { role: 'textbox', name: 'Confirmez l’adresse e-mail' },
  submit: 'Enregistrer l’adresse',
  mistakes: { 'adresses différentes': 'Les deux adresses e-mail sont différentes.' },
});

const refuseStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

export const emailEditProof = defineProof(emailEditModel)({
  view: formView(t, async () => (await import('#src/flows/email-edit/EmailEditDialog.tsx')).EmailEditView),
  gestures: {
    ...formGestures({ words: [identityWords], submit: t('submit') }),
    'signIn.requested': (screen) => screen.press('button', 'Se connecter'),
  },
  states: {
    ...states,
    storingToken: states.submitting,
    tokenLost: ({ payload }) => ({
      visible: [
        { role: 'status', text: ['Votre adresse e-mail est modifiée', payload?.email ?? 'sans adresse'] },
        { role: 'button', name: 'Se connecter', disabled: false },
      ],
    }),
    signingIn: ending(),
  },
  portal: formPortal(emailEditModel, {
    address: '/espace-personnel?modale=email',
    done: 'Votre adresse e-mail est modifiée.',
    calls: {
      submitForm: { done: () => answered({ jwt: 'the token of the new address' }) },
      storeToken: { atOnce: { failed: { 'stockage refusé': refuseStorage } } },
    },
    ends: { signingIn: { address: '/saml/login?RelayState=%2Fespace-personnel' } },
  }),
});
