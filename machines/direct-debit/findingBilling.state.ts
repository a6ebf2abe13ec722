import { required } from '../setup/required.ts';
import { directDebitSetup, toLastInvoicesQuery } from './directDebit.setup.ts';

/** Whether the contract is paid month by month, which its invoices alone say (docs/rules.md#direct-debit-wizard). */
export const findingBilling = directDebitSetup.createStateConfig({
  description: 'Le portail cherche, parmi les factures, si le contrat est mensualisé et ce qu’il doit',
  tags: 'busy',
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
  on: { closed: { target: 'abandoned', description: 'L’utilisateur n’attend pas plus longtemps' } },
});
