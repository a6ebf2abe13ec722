import { t } from '#locales/fr/invite.ts';
import { roleLabel } from '#locales/fr/roles.ts';
import type { Invited } from '#machines/invite/emails.ts';
import { emailKey, everyRoleOf, isEmail, newcomersOf, refusalsOf } from '#machines/invite/emails.ts';
import type { TagChange } from '#machines/invite/invite.machine.ts';
import { inviteModel } from '#machines/invite/invite.model.ts';
import type { Failure } from '#src/domain/failure.ts';
import { answered, definePortalWalk, signInAddress } from '../../walks/definePortalWalk.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type Past, type ScreenItem } from '../../walks/expectations.ts';
import { failureAlert, mistakeAlert, sending } from '../../walks/forms.ts';

const counted = (count: number) => ['Aucune adresse.', '1 adresse.'][count] ?? `${count} adresses.`;

type Tagged = { emails: readonly string[]; change: TagChange | null; failure: Failure | null };

const tags = ({ emails, change, failure }: Tagged, isBusy: boolean): ScreenItem[] => {
  const refusals = Object.entries(refusalsOf(emails, failure));
  const wrong = [
    ...emails.filter((email) => !isEmail(email)),
    ...refusals.map((refusal) => refusal.join('')),
  ];
  const message = [
    counted(emails.length),
    ...(wrong.length ? [`${wrong.length} à corriger.`] : []),
    ...(change?.kind === 'removed' ? [`${change.email} est retirée.`] : []),
    ...(change?.kind === 'entered' && change.repeated.length ? [...change.repeated, 'déjà saisie'] : []),
  ];
  return [
    { role: 'heading', name: 'Étape 1 sur 3 Adresses e-mail' },
    { role: 'textbox', name: 'Adresses à inviter' },
    { role: 'status', text: message },
    ...(emails.length
      ? [
          {
            role: 'list' as const,
            name: 'Adresses saisies',
            lines: [...wrong, ...emails.filter((email) => !wrong.some((line) => line.startsWith(email)))],
          },
        ]
      : []),
    { role: 'button', name: 'Annuler', disabled: isBusy },
  ];
};

const sentences: Record<string, string> = {
  'une adresse mal formée dans le champ':
    'Le format n’est pas valide. Saisissez une adresse comme nom@entreprise.fr.',
  'une adresse encore dans le champ': 'Corrigez ou retirez les adresses',
};

const shownFailure = ({ emails, failure }: Tagged) =>
  failure && { ...failure, fields: refusalsOf(emails, failure) };

/** Alert of the last rejected submission. After a correction, a status may replace this alert. */
const mistakes = ({ here }: Past): ScreenItem[] | null => {
  const refused = here.filter(
    (tried) => tried.type === 'emails.submitted' && tried.refused && sentences[tried.case],
  );
  if (!refused.length) return null;
  const last = here.at(-1);
  return last && refused.includes(last)
    ? [mistakeAlert(sentences[last.case] ?? '')]
    : [
        { role: 'alert', optional: true },
        { role: 'status', optional: true },
      ];
};

const known = ({ statuses }: Invited, email: string) => {
  const status = statuses[emailKey(email)] ?? 'doesnt_exist';
  return status === 'doesnt_exist' ? null : status;
};

const everyValue = (context: Invited) => {
  const value = everyRoleOf(context);
  return value === null ? {} : { value };
};

const people = (context: Invited): ScreenItem[] => [
  { role: 'heading', name: 'Étape 2 sur 3 Rôles' },
  {
    role: 'list',
    lines: context.emails.map((email) => {
      const status = known(context, email);
      if (status === null) return email;
      const reason = t(status === 'owner' ? 'roles.owner' : 'roles.alreadyInvited');
      return `${email}Rôle actuel : ${roleLabel(status)}. ${reason}`.replace(/\s+/g, ' ');
    }),
  },
  ...(newcomersOf(context).length > 1
    ? [{ role: 'radiogroup' as const, name: t('roles.every'), ...everyValue(context) }]
    : []),
  ...context.emails
    .filter((email) => known(context, email) === null)
    .map(
      (email): ScreenItem => ({
        role: 'radiogroup',
        name: email,
        value: context.roles[emailKey(email)] ?? 'simple',
      }),
    ),
];

const invited = (context: Invited) => context.emails.filter((email) => known(context, email) !== 'owner');

const send = (context: Invited) => {
  const { length } = invited(context);
  return length < 2 ? 'Envoyer l’invitation' : `Envoyer ${length} invitations`;
};

const exactly = (words: string) => new RegExp(`^${words.replaceAll('.', '\\.')}$`);

export const inviteProof = defineProof(inviteModel)({
  view: async () => {
    const { DialogPaper } = await import('#src/views/FormPaper.tsx');
    const { InviteView } = await import('#src/flows/invite/InviteDialog.tsx');

    return (props) => (
      <DialogPaper title={t('title')} size="wide">
        <InviteView {...props} />
      </DialogPaper>
    );
  },
  gestures: {
    'emails.entered': async (screen, { typed }) => {
      await screen.type('Adresses à inviter', typed);
      await screen.key('Adresses à inviter', 'Enter');
    },
    'email.removed': (screen, { email }) => screen.press('button', exactly(`Retirer ${email}`)),
    'emails.submitted': async (screen, { typed }) => {
      await screen.type('Adresses à inviter', typed);
      await screen.press('button', 'Continuer');
    },
    'role.chosen': (screen, { email, role }) =>
      screen.press('radio', roleLabel(role), { role: 'radiogroup', name: email }),
    'everyRole.chosen': (screen, { role }) =>
      screen.press('radio', t(`roles.everyOption.${role}`), { role: 'radiogroup', name: t('roles.every') }),
    'emails.reopened': (screen) => screen.press('button', 'Revenir aux adresses'),
    'invitations.submitted': (screen) => screen.press('button', /^Envoyer/),
    closed: {
      madeIn: ['collecting', 'invited'],
      gesture: (screen) => screen.press('button', /^(Annuler|Fermer)$/),
    },
  },
  states: {
    collecting: (context, past) => ({
      visible: [
        ...tags(context, false),
        { role: 'button', name: 'Continuer' },
        ...(mistakes(past) ?? failureAlert(shownFailure(context))),
      ],
    }),
    checking: (context) =>
      sending(
        { visible: [...tags(context, true), { role: 'button', name: 'Continuer', disabled: true }] },
        context.failure,
      ),
    assigning: (context) => ({
      visible: [
        ...people(context),
        ...failureAlert(context.failure),
        { role: 'button', name: send(context), disabled: invited(context).length === 0 },
        { role: 'button', name: 'Revenir aux adresses', disabled: false },
      ],
    }),
    inviting: (context) =>
      sending(
        {
          visible: [
            ...people(context),
            { role: 'button', name: send(context), disabled: true },
            { role: 'button', name: 'Revenir aux adresses', disabled: true },
          ],
        },
        context.failure,
      ),
    invited: (context) => ({
      visible: [
        { role: 'heading', name: 'Étape 3 sur 3 Confirmation' },
        {
          role: 'status',
          text:
            invited(context).length < 2
              ? 'L’invitation est envoyée'
              : `${invited(context).length} invitations sont envoyées`,
        },
        { role: 'list', lines: invited(context) },
        { role: 'button', name: 'Fermer', disabled: false },
      ],
    }),
    finished: ending(),
    abandoned: ending(),
  },
  portal: definePortalWalk(inviteModel, {
    open: async (page) => {
      await page.goto(signInAddress('owner', '/espace-admin?modale=invite'));
    },
    calls: { checkEmails: { done: (emails) => answered({ emails }) } },
    ends: { finished: { address: '/espace-admin' }, abandoned: { address: '/espace-admin' } },
    events: {
      'emails.entered': async (page, { typed }) => {
        const field = page.getByRole('textbox', { name: 'Adresses à inviter' });
        await field.fill(typed);
        // In an empty field, Enter would submit the form.
        if (await field.inputValue()) await field.press('Enter');
      },
      closed: async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();
        const leave = page.getByRole('button', { name: 'Quitter sans enregistrer' });
        await leave.or(page.locator('body:not(:has([role="dialog"]))')).waitFor();
        if (await leave.isVisible()) await leave.click();
      },
    },
  }),
});
