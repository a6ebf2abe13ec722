import { identitySchema, type KnownIdentity } from '#src/domain/account/identity.ts';
import { maySubmit } from '#src/domain/account/user.ts';
import { formMachine } from '../form/form.machine.ts';

export type NameEditInput = { role: string; identity: KnownIdentity };

export const nameEditMachine = formMachine({
  id: 'nameEdit',
  description: 'Modifier son identité',
  sentences: {
    allowed: 'Tout utilisateur peut modifier son identité, sauf les conseillers',
    denied: 'Un conseiller ne peut pas modifier l’identité du client',
    editing:
      'La civilité, le prénom, le nom, l’entité et le service sont demandés, remplis de ce qui est connu',
    sent: 'L’identité saisie est bien formée : son enregistrement est demandé',
    requested: 'Le portail demande au service client d’enregistrer l’identité',
    done: 'L’identité est enregistrée, et montrée partout',
    failed:
      'L’identité n’est pas enregistrée : ce qui a été saisi reste en place, sous le message de l’échec',
    left: 'Le formulaire est quitté : l’identité reste ce qu’elle était',
  },
  schema: (_: NameEditInput) => identitySchema,
  maySubmit: ({ role }) => maySubmit(role, 'name'),
});
