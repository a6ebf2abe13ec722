import { required } from '../setup/required.ts';
import { directDebitSetup, toLastInvoicesQuery } from './directDebit.setup.ts';

/**
 * Step 0 while the invoices are read, which tell if the contract is paid month by month: nothing waits for them
 * (docs/rules.md#direct-debit-wizard).
 */
export const findingBilling = directDebitSetup.createStateConfig({
  description:
    'Le contrat est affiché (étape 1 sur 4) ; le portail cherche, parmi les factures, s’il est mensualisé et ce qu’il doit',
  invoke: {
    id: 'findBilling',
    src: 'findBilling',
    input: ({ context }) => required(toLastInvoicesQuery(context)),
    onDone: {
      target: 'reviewing',
      actions: { type: 'rememberBilling', params: ({ event }) => event.output },
      description: 'Les factures disent comment le contrat est payé, ou n’en savent rien',
    },
    onError: {
      target: 'reviewing',
      description: 'Les factures ne viennent pas : seul ce que le service client a dit est affiché',
    },
  },
  on: {
    'contract.confirmed': { target: 'identifying', description: 'C’est bien ce contrat' },
    closed: { target: 'abandoned', description: 'L’utilisateur renonce' },
  },
});
