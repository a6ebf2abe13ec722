import * as z from 'zod/mini';
import { maySubmit } from '#src/domain/account/user.ts';
import { type Contract, hasRole } from '#src/domain/contract/contract.ts';
import { bankAccountKeys, ibanChecks, joinIban } from '#src/domain/iban.ts';
import { formMachine } from '../form/form.machine.ts';

export type IbanEditInput = { role: string; contract: Contract };

const ibanFields = z.object(bankAccountKeys).check(...ibanChecks());

export const bankAccountSchema = ({ reference }: Pick<Contract, 'reference'>) =>
  z.pipe(
    ibanFields,
    z.transform(({ holder, ...boxes }) => ({ reference, holder, iban: joinIban(boxes) })),
  );

export const ibanEditMachine = formMachine({
  id: 'ibanEdit',
  description: 'Ajouter ou modifier l’IBAN d’un contrat',
  sentences: {
    allowed: 'Le rôle RIB du contrat est actif : tout utilisateur peut donner son IBAN, sauf les conseillers',
    denied:
      'Un conseiller ne peut pas modifier l’IBAN du client, ni personne celui d’un contrat dont le rôle RIB est inactif',
    editing: 'Le titulaire du compte bancaire et l’IBAN, en sept cases, sont demandés',
    sent: 'L’IBAN saisi est valide : son enregistrement est demandé',
    requested: 'Le portail demande au service client d’enregistrer l’IBAN du contrat',
    done: 'L’IBAN du contrat est enregistré, et montré masqué',
    failed: 'L’IBAN n’est pas enregistré : ce qui a été saisi reste en place, sous le message de l’échec',
    left: 'Le formulaire est quitté : l’IBAN reste ce qu’il était',
  },
  schema: ({ contract }: IbanEditInput) => bankAccountSchema(contract),
  maySubmit: ({ role, contract }) => maySubmit(role, 'iban') && hasRole(contract, 'RIB'),
});
