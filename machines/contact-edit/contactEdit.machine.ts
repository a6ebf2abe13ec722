import * as z from 'zod/mini';
import { emailSchema } from '#src/domain/account/identity.ts';
import { maySubmit } from '#src/domain/account/user.ts';
import { mobilePhoneSchema, phoneSchema, unchanged } from '#src/domain/contact.ts';
import type { Contract } from '#src/domain/contract/contract.ts';
import { formMachine } from '../form/form.machine.ts';

export type ContactEditInput = { role: string; contract: Contract };

const contactRules = { email: emailSchema, phone: phoneSchema, mobile_phone: mobilePhoneSchema };

type ContactField = keyof typeof contactRules;

/** Body of `POST /api/contract/update_info` for contacts. An unchanged value is valid, even if malformed. */
export const contactSchema = (contract: Pick<Contract, 'reference' | ContactField>) => {
  const rule = (field: ContactField) =>
    contract[field] === ''
      ? contactRules[field]
      : z.union([contactRules[field], unchanged(contract[field])], `${field}.invalid`);
  return z.pipe(
    z.object({ email: rule('email'), phone: rule('phone'), mobile_phone: rule('mobile_phone') }),
    z.transform((contact) => ({ form: 'contact' as const, reference: contract.reference, ...contact })),
  );
};

export const contactEditMachine = formMachine({
  id: 'contactEdit',
  description: 'Modifier le contact d’un contrat',
  sentences: {
    allowed: 'Tout utilisateur peut modifier le contact du contrat, sauf les conseillers',
    denied: 'Un conseiller ne peut pas modifier le contact du client',
    editing:
      'L’adresse e-mail, le téléphone fixe et le mobile du contact sont demandés, remplis de ce qui est connu',
    sent: 'Le contact saisi est bien formé : son enregistrement est demandé',
    requested: 'Le portail demande au service client d’enregistrer le contact du contrat',
    done: 'Le contact du contrat est enregistré, et montré aussitôt',
    failed: 'Le contact n’est pas enregistré : ce qui a été saisi reste en place, sous le message de l’échec',
    left: 'Le formulaire est quitté : le contact reste ce qu’il était',
  },
  schema: ({ contract }: ContactEditInput) => contactSchema(contract),
  maySubmit: ({ role }) => maySubmit(role, 'contact'),
});
