import type { Page } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { collaboratorsWords, t } from '#locales/fr/collaborators.ts';
import type { Choice, collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import { collaboratorsModel } from '#machines/collaborators/collaborators.model.ts';
import {
  type Collaborator,
  collaboratorSchema,
  displayName,
  fullName,
} from '#src/domain/account/collaborator.ts';
import { toFailure } from '#src/domain/failure.ts';
import { fieldsOf } from '#src/kit/chart/chart.ts';
import { failureText } from '#src/views/failureText.ts';
import { answered, definePortalWalk, signInAddress } from '../../walks/definePortalWalk.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';

type Context = ContextFrom<typeof collaboratorsMachine>;

const failures = {
  delete_user: (name: string) => `La suppression a échoué : ${name} a toujours accès au compte.`,
  send_invitation: (name: string) => `L’invitation n’a pas pu être renvoyée à ${name}.`,
  update_to_admin: (name: string) => `Le changement de rôle a échoué pour ${name}.`,
};

const reminder = { role: 'region', name: 'Dernière action' } as const;

const confirmations = {
  delete_user: (name: string) => [`Supprimer ${name} ?`, 'Supprimer'],
  send_invitation: (name: string) => [`Renvoyer l’invitation à ${name} ?`, 'Renvoyer l’invitation'],
  update_to_admin: (name: string) => [`Nommer ${name} administrateur ?`, 'Nommer administrateur'],
};

const confirmation = ({ action, collaborator }: Choice, disabled: boolean): ScreenItem[] => {
  const [title = '', submit = ''] = confirmations[action](displayName(collaborator));
  return [
    { role: 'dialog', name: title },
    { role: 'heading', name: title },
    { role: 'button', name: submit, disabled },
    { role: 'button', name: 'Annuler', disabled },
  ];
};

const count = ({ collaborators: { length } }: Context): ScreenItem => ({
  role: 'status',
  text: length < 2 ? `${length} collaborateur` : `${length} collaborateurs`,
});

const confirmingPage = (context: Context, disabled: boolean): Shown => ({
  visible: [
    count(context),
    ...(context.choice ? confirmation(context.choice, disabled) : []),
    ...(context.failed ? [{ ...reminder, behind: true as const }] : []),
  ],
  absent: [{ ...reminder, behind: true }],
});

const page = ({ choice, failed }: Context, visible: readonly ScreenItem[]): Shown => ({
  visible: [
    { role: 'heading', name: 'Collaborateurs' },
    { role: 'link', name: 'Inviter des collaborateurs' },
    ...visible,
    ...(failed
      ? [
          {
            ...reminder,
            text: [failures[failed.action](displayName(failed.collaborator)), failureText(failed.failure)],
          },
        ]
      : []),
    ...(choice ? confirmation(choice, false) : []),
  ],
  absent: [{ role: 'dialog' }, ...(failed ? [] : [reminder])],
});

const byName = (one: Collaborator, other: Collaborator) =>
  Number(!fullName(one)) - Number(!fullName(other)) || fullName(one).localeCompare(fullName(other), 'fr');

const list = (context: Context, ...visible: readonly ScreenItem[]): Shown => {
  const lines = [...context.collaborators].sort(byName).map(({ email }) => email);
  return page(context, [{ role: 'table', name: 'Collaborateurs', lines }, count(context), ...visible]);
};

const messages: Record<string, (name: string) => string> = {
  delete_success: (name) => `${name} n’a plus accès au compte.`,
  delete_danger: failures.delete_user,
  invite_success: (name) => `L’invitation a été renvoyée à ${name}.`,
  invite_danger: failures.send_invitation,
  update_to_admin_success: (name) => `${name} a désormais le rôle Administrateur.`,
  update_to_admin_danger: failures.update_to_admin,
};

const describeNotice = (emitted: unknown): string => {
  const { notice, collaborator, failure } = fieldsOf(emitted);
  const text =
    messages[String(notice)]?.(displayName(collaboratorSchema.parse(collaborator))) ?? 'an unexpected notice';
  return failure ? `${text} ${failureText(toFailure(failure))}` : text;
};

const names: Record<string, string> = { 1: 'Yann Le Goff', 2: 'Jeanne Martin', 3: 'invite@exemple.test' };

const { delete_user, send_invitation, update_to_admin } = collaboratorsWords.confirm;

const confirmButton = new RegExp(
  `^(${[delete_user, send_invitation, update_to_admin].map(({ submit }) => submit).join('|')})$`,
);

const inviteSomeone = async (page: Page) => {
  await page.getByRole('link', { name: 'Inviter des collaborateurs' }).click();
  const field = page.getByRole('textbox', { name: 'Adresses à inviter' });
  await field.fill(`${crypto.randomUUID()}@exemple.test`);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: /^Envoyer/ }).click();
  await page.locator('[data-flow="invite"]').getByRole('button', { name: 'Fermer' }).click();
};

export const collaboratorsProof = defineProof(collaboratorsModel)({
  view: async () => {
    await import('#src/ui/controls/menu/Menu.tsx');
    const { CollaboratorsView } = await import('#src/flows/collaborators/CollaboratorsView.tsx');

    return CollaboratorsView;
  },
  gestures: {
    'list.outdated': {
      madeIn: ['unavailable', 'listed.stale'],
      gesture: (screen) => screen.press('button', /^(Réessayer|Actualiser)$/),
    },
    'action.chosen': async (screen, { id, action }) => {
      await screen.press('button', t('actions.of', { name: names[id] ?? 'personne' }));
      await screen.press('menuitem', t(`actions.${action}`));
    },
    'action.confirmed': (screen) => screen.press('button', confirmButton),
    'action.cancelled': (screen) => screen.press('button', 'Annuler'),
    'failure.dismissed': (screen) => screen.press('button', 'Masquer ce rappel'),
  },
  states: {
    loading: (context) => ({
      ...page(context, [{ role: 'status', text: 'Chargement en cours' }]),
      isBusy: true,
    }),
    unavailable: (context) =>
      page(context, [
        { role: 'alert', text: failureText(context.listFailure) },
        { role: 'button', name: 'Réessayer', disabled: false },
      ]),
    empty: (context) => page(context, [{ role: 'status', text: 'Aucun collaborateur' }]),
    'listed.fresh': (context) => list(context),
    'listed.refreshing': (context) => ({ ...list(context), isBusy: true }),
    'listed.stale': (context) =>
      list(
        context,
        { role: 'status', text: ['n’est peut-être plus à jour', failureText(context.listFailure)] },
        { role: 'button', name: 'Actualiser', disabled: false },
      ),
    confirming: (context) => confirmingPage(context, false),
    acting: (context) => {
      const shown = confirmingPage(context, true);
      return { ...shown, visible: [...shown.visible, { role: 'status', text: 'Envoi' }], isBusy: true };
    },
  },
  notices: describeNotice,
  portal: definePortalWalk(collaboratorsModel, {
    open: async (page) => {
      await page.goto(signInAddress('owner', '/espace-admin'));
    },
    calls: { loadCollaborators: { done: ({ items: managed_users }) => answered({ managed_users }) } },
    events: {
      'list.outdated': async (page) => {
        const refresh = page.getByRole('button', { name: /^(Réessayer|Actualiser)$/ });
        await ((await refresh.isVisible()) ? refresh.click() : inviteSomeone(page));
      },
    },
  }),
});
