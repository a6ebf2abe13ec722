import { identitySchema, type KnownIdentity } from '#src/domain/account/identity.ts';
import { maySubmit } from '#src/domain/account/user.ts';
import { formMachine } from '../form/form.machine.ts';

export type ProfileCompletionInput = { role: string; identity: KnownIdentity };

export const profileCompletionMachine = formMachine({
  id: 'profileCompletion',
  description: 'Compléter son profil',
  sentences: {
    allowed: 'Tout utilisateur peut compléter son profil, sauf les conseillers',
    denied: 'Un conseiller ne peut pas compléter le profil du client',
    editing:
      'Ce qui manque au profil, l’entité et le service, est demandé avec le reste de l’identité, déjà rempli',
    sent: 'Le profil saisi est complet : son enregistrement est demandé',
    requested: 'Le portail demande au service client d’enregistrer le profil',
    done: 'Le profil est complet : il n’est plus demandé',
    failed: 'Le profil n’est pas enregistré : ce qui a été saisi reste en place, sous le message de l’échec',
    left: 'Le profil est remis à plus tard : il n’est plus demandé tant que l’onglet est ouvert',
  },
  schema: (_: ProfileCompletionInput) => identitySchema,
  maySubmit: ({ role }) => maySubmit(role, 'name'),
});
