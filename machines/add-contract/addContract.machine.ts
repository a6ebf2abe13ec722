import * as z from 'zod/mini';
import { maySubmit } from '#src/domain/account/user.ts';
import { referenceSchema } from '#src/domain/contract/contract.ts';
import { bareZipcode } from '#src/domain/text.ts';
import { formMachine } from '../form/form.machine.ts';

export type AddContractInput = { role: string };

const withoutSpaces = (typed: string) => typed.replace(/\s/g, '');

export const newContractSchema = z.object({
  reference: referenceSchema('reference.invalid'),
  identifier: z.string().check(z.overwrite(withoutSpaces), z.length(4, 'identifier.invalid')),
  zipcode: z.string().check(z.overwrite(bareZipcode), z.length(5, 'zipcode.invalid')),
});

export type NewContract = z.infer<typeof newContractSchema>;

export const addContractMachine = formMachine({
  id: 'addContract',
  description: 'Rattacher un contrat au compte',
  sentences: {
    allowed: 'Tout utilisateur peut rattacher un contrat, sauf un conseiller en consultation',
    denied: 'Un conseiller en consultation ne peut pas rattacher de contrat',
    editing: 'La référence, l’identifiant et le code postal du contrat sont demandés',
    sent: 'Le contrat saisi est bien formé : son rattachement est demandé',
    requested: 'Le portail demande au service client de rattacher le contrat',
    done: 'Le contrat est rattaché au compte, et le profil est relu',
    failed: 'Le contrat n’est pas rattaché : ce qui a été saisi reste en place, sous le message de l’échec',
    left: 'Le formulaire est quitté : aucun contrat n’est rattaché',
  },
  schema: (_: AddContractInput) => newContractSchema,
  maySubmit: ({ role }) => maySubmit(role, 'addContract'),
});
