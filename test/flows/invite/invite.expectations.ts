import { roleLabel } from '#locales/fr/roles.ts';
import { emailKey, type Invited, isEmail } from '#machines/invite/emails.ts';
import type { TagChange } from '#machines/invite/invite.machine.ts';
import { inviteModel } from '#machines/invite/invite.model.ts';
import { defineExpectations, ending, type Past, type ScreenItem } from '../../walks/expectations.ts';
import { failureAlert, mistakeAlert, sending } from '../../walks/formExpectations.ts';

const counted = (count: number) => ['Aucune adresse.', '1 adresse.'][count] ?? `${count} adresses.`;

type Tagged = { emails: readonly string[]; change: TagChange | null };

/** The addresses, those to be corrected first, and what has just happened to them. */
const tags = ({ emails, change }: Tagged, isBusy: boolean): ScreenItem[] => {
  const wrong = emails.filter((email) => !isEmail(email));
  const message = [
    counted(emails.length),
    ...(wrong.length ? [`${wrong.length} à corriger.`] : []),
    ...(change?.kind === 'removed' ? [`${change.email} est retirée.`] : []),
    ...(change?.kind === 'entered' && change.repeated.length ? ['déjà saisie'] : []),
  ];
  return [
    { role: 'heading', name: 'Étape 1 sur 3 Adresses e-mail' },
    { role: 'textbox', name: 'Adresses à inviter' },
    { role: 'status', text: message },
    ...(emails.length
      ? [{ role: 'list' as const, name: 'Adresses saisies', lines: [...wrong, ...emails.filter(isEmail)] }]
      : []),
    { role: 'button', name: 'Annuler', disabled: isBusy },
  ];
};

const sentences: Record<string, string> = {
  'une adresse mal formée dans le champ': 'Le format n’est pas valide.',
  'une adresse encore dans le champ': 'Corrigez ou retirez les adresses',
};

/** What a submission was refused for; once anything else is done, the form may say that it is put right. */
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

/** Everyone with their role: chosen for someone new, read for someone known. */
const people = (context: Invited): ScreenItem[] => [
  { role: 'heading', name: 'Étape 2 sur 3 Rôles' },
  {
    role: 'list',
    lines: context.emails.map((email) => {
      const status = known(context, email);
      return status === null ? email : `${email}Rôle actuel : ${roleLabel(status)}`;
    }),
  },
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

/** Who is invited: no one whose role none may give. */
const invited = (context: Invited) => context.emails.filter((email) => known(context, email) !== 'owner');

const send = (context: Invited) => {
  const { length } = invited(context);
  return length < 2 ? 'Envoyer l’invitation' : `Envoyer ${length} invitations`;
};

export const inviteExpectations = defineExpectations(inviteModel)({
  collecting: (context, past) => ({
    visible: [
      ...tags(context, false),
      { role: 'button', name: 'Continuer' },
      ...(mistakes(past) ?? failureAlert(context.failure)),
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
});
