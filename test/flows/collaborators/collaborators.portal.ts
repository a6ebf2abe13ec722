import type { Page } from '@playwright/test';
import { collaboratorsModel } from '#machines/collaborators/collaborators.model.ts';
import { displayName } from '#src/domain/account/collaborator.ts';
import type { Readable } from '#src/domain/answer.ts';
import { signInAddress } from '../../journeys/portal.ts';
import { definePortalWalk, refusedAs, unavailable } from '../../walks/definePortalWalk.ts';

const { done: lists } = collaboratorsModel.outcomes.loadCollaborators;

const listing = ({ items: managed_users }: Readable<object>) => ({
  status: 200,
  json: { code: '00', managed_users },
});

const { 'demande refusée': refusal } = collaboratorsModel.outcomes.applyAction.failed;

const names = Object.fromEntries(
  lists['trois collaborateurs'].items.map((person) => [person.id, displayName(person)]),
);

const actions = {
  send_invitation: 'Renvoyer l’invitation',
  update_to_admin: 'Nommer administrateur',
  delete_user: 'Supprimer',
};

/** What makes the list outdated: someone is invited, which the sandbox answers. */
const inviteSomeone = async (page: Page) => {
  await page.getByRole('link', { name: 'Inviter des collaborateurs' }).click();
  const field = page.getByRole('textbox', { name: 'Adresses à inviter' });
  await field.fill(`${crypto.randomUUID()}@exemple.test`);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await page.locator('[data-flow="invite"]').getByRole('button', { name: 'Fermer' }).click();
};

export const collaboratorsPortal = definePortalWalk(collaboratorsModel, {
  open: async (page) => {
    await page.goto(signInAddress('owner', '/espace-admin'));
  },
  calls: {
    loadCollaborators: {
      done: {
        'trois collaborateurs': listing(lists['trois collaborateurs']),
        'le titulaire seul': listing(lists['le titulaire seul']),
        personne: listing(lists.personne),
      },
      failed: { 'service indisponible': unavailable, 'demande refusée': refusedAs(refusal) },
    },
    applyAction: {
      done: { 'action faite': { status: 200, json: { code: '00' } } },
      failed: { 'service indisponible': unavailable, 'demande refusée': refusedAs(refusal) },
    },
  },
  events: {
    'list.outdated': async (page) => {
      const refresh = page.getByRole('button', { name: /^(Réessayer|Actualiser)$/ });
      await ((await refresh.isVisible()) ? refresh.click() : inviteSomeone(page));
    },
    'action.chosen': async (page, { id, action }) => {
      await page.getByRole('button', { name: `Actions pour ${names[id] ?? 'personne'}` }).click();
      await page.getByRole('menuitem', { name: actions[action] }).click();
    },
    'action.confirmed': (page) => page.getByRole('dialog').locator('[type="submit"]').click(),
    'action.cancelled': (page) => page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click(),
    'failure.dismissed': (page) => page.getByRole('button', { name: 'Masquer ce rappel' }).click(),
  },
});
