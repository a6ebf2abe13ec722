import { inviteModel } from '#machines/invite/invite.model.ts';
import { signInAddress } from '../../journeys/portal.ts';
import { definePortalWalk, unavailable } from '../../walks/definePortalWalk.ts';

export const invitePortal = definePortalWalk(inviteModel, {
  open: async (page) => {
    await page.goto(signInAddress('owner', '/espace-admin?modale=invite'));
  },
  calls: {
    checkEmails: {
      done: {
        'une nouvelle personne, une connue': {
          status: 200,
          json: {
            code: '00',
            emails: { 'neuf@exemple.test': 'doesnt_exist', 'connue@exemple.test': 'admin' },
          },
        },
        'une nouvelle personne, le titulaire': {
          status: 200,
          json: {
            code: '00',
            emails: { 'neuf@exemple.test': 'doesnt_exist', 'connue@exemple.test': 'owner' },
          },
        },
        'personne à inviter': {
          status: 200,
          json: { code: '00', emails: { 'neuf@exemple.test': 'owner', 'connue@exemple.test': 'owner' } },
        },
      },
      failed: {
        'adresse bloquée': { status: 200, json: { code: '41', message: 'Cette adresse est bloquée.' } },
        'service indisponible': unavailable,
      },
    },
    sendInvitations: {
      done: { 'invitations parties': { status: 200, json: { code: '00' } } },
      failed: { 'service indisponible': unavailable },
    },
  },
  ends: {
    finished: () => ({ address: '/espace-admin', notice: null }),
    abandoned: () => ({ address: '/espace-admin', notice: null }),
  },
  events: {
    'emails.entered': async (page, { typed }) => {
      const field = page.getByRole('textbox', { name: 'Adresses à inviter' });
      await field.fill(typed);
      // In an empty field, Enter would go on to the roles.
      if (await field.inputValue()) await field.press('Enter');
    },
    'email.removed': (page, { email }) =>
      page.getByRole('button', { name: `Retirer ${email}`, exact: true }).click(),
    'emails.submitted': async (page, { typed }) => {
      await page.getByRole('textbox', { name: 'Adresses à inviter' }).fill(typed);
      await page.getByRole('button', { name: 'Continuer' }).click();
    },
    'role.chosen': (page, { email, role }) =>
      page.getByRole('radiogroup', { name: email }).locator(`[value="${role}"]`).click({ force: true }),
    'emails.reopened': (page) => page.getByRole('button', { name: 'Revenir aux adresses' }).click(),
    'invitations.submitted': (page) => page.getByRole('button', { name: /^Envoyer/ }).click(),
    closed: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();
      // Asked where addresses would be lost.
      const leave = page.getByRole('button', { name: 'Quitter sans enregistrer' });
      await leave.or(page.locator('body:not(:has([role="dialog"]))')).waitFor();
      if (await leave.isVisible()) await leave.click();
    },
  },
});
