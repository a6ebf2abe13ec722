import type { Page } from '@playwright/test';
import { t } from '#locales/fr/emailEdit.ts';
import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import type { PortalWalk } from '../../walks/definePortalWalk.ts';
import { formPortal } from '../../walks/formPortal.ts';

const form = formPortal(emailEditModel, {
  address: '/espace-personnel?modale=email',
  submit: t('submit'),
  done: 'Votre adresse e-mail est modifiée.',
  accepted: { jwt: 'the token of the new address' },
});

/** A storage that is full, as the browser says it. */
const refuseStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** A form that is sent once, and then stores its token. */
export const emailEditPortal: PortalWalk = {
  ...form,
  calls: {
    ...form.calls,
    storeToken: {
      atOnce: {
        done: { 'jeton conservé': async () => {} },
        failed: { 'stockage refusé': refuseStorage },
      },
    },
  },
  events: {
    ...form.events,
    'signIn.requested': (page: Page) => page.getByRole('button', { name: 'Se connecter' }).click(),
  },
  ends: {
    ...form.ends,
    signingIn: () => ({ address: '/saml/login?RelayState=%2Fespace-personnel', notice: null }),
  },
};
