import { maySubmit } from '../domain/account/roles.ts';
import type { Contract } from '../domain/contract/contract.ts';
import { formMachine } from '../form/form.machine.ts';
import { billingSchema } from './billingEdit.schema.ts';

export type BillingEditInput = { role: string; contract: Contract };

/** Changes whom a contract is billed to, and where (docs/rules.md#billing-details). */
export const billingEditMachine = formMachine({
  id: 'billingEdit',
  description: 'Modifier la facturation d’un contrat',
  sentences: {
    allowed:
      'Tout utilisateur peut modifier la facturation, sauf un conseiller en consultation ; un conseiller administrateur n’y change que le nom et la raison sociale',
    denied: 'Un conseiller en consultation ne peut pas modifier la facturation du client',
    editing:
      'Le nom du contrat, la raison sociale, le SIRET, le code NAF et l’adresse de facturation sont demandés, remplis de ce qui est connu',
    sent: 'La facturation saisie est bien formée : son enregistrement est demandé',
    requested: 'Le portail demande au service client d’enregistrer la facturation du contrat',
    done: 'La facturation du contrat est enregistrée, et montrée aussitôt',
    failed:
      'La facturation n’est pas enregistrée : ce qui a été saisi reste en place, sous le message de l’échec',
    left: 'Le formulaire est quitté : la facturation reste ce qu’elle était',
  },
  schema: (input: BillingEditInput) => billingSchema(input),
  maySubmit: ({ role }) => maySubmit(role, 'billing'),
});
