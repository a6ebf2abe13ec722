import type { Choice, FailedChoice } from '#machines/collaborators/collaborators.machine.ts';
import { collaboratorsModel } from '#machines/collaborators/collaborators.model.ts';
import {
  type Collaborator,
  collaboratorSchema,
  displayName,
  fullName,
} from '#src/domain/account/collaborator.ts';
import { type Failure, toFailure } from '#src/domain/failure.ts';
import { fieldsOf } from '#src/kit/chart/chart.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineExpectations, type ScreenItem, type Shown } from '../../walks/expectations.ts';

type Context = {
  collaborators: readonly Collaborator[];
  choice: Choice | null;
  failed: FailedChoice | null;
  listFailure: Failure | null;
};

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

/** The window that names the person; the list under it is out of reach, and tells no failure any more. */
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
    // What is announced is not silenced by a dialog.
    count(context),
    ...(context.choice ? confirmation(context.choice, disabled) : []),
    ...(context.failed ? [{ ...reminder, behind: true as const }] : []),
  ],
  absent: [{ ...reminder, behind: true }],
});

/** The page: what is reminded of the last action, if it failed. A choice that is kept would ask for confirmation. */
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

/** As the list is sorted at first: whoever has no name comes last. */
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

/** What is said once an action has ended, of whom. */
const describeNotice = (emitted: unknown): string => {
  const { notice, collaborator, failure } = fieldsOf(emitted);
  const text =
    messages[String(notice)]?.(displayName(collaboratorSchema.parse(collaborator))) ?? 'nothing is known';
  return failure ? `${text} ${failureText(toFailure(failure))}` : text;
};

export const collaboratorsExpectations = defineExpectations(collaboratorsModel)(
  {
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
  describeNotice,
);
