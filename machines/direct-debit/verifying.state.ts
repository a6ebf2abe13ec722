import { toFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { directDebitSetup } from './directDebit.setup.ts';

/** Whether the mandate that the address calls signed is (docs/rules.md#direct-debit-confirmation). */
export const verifying = directDebitSetup.createStateConfig({
  description: 'L’adresse ne suffit pas : le mandat signé est demandé au service client',
  tags: 'busy',
  invoke: {
    id: 'readMandate',
    src: 'readMandate',
    input: ({ context }) => required(context.returned).fullRef,
    onDone: { target: 'signed', description: 'Le service client a le mandat' },
    onError: [
      {
        guard: { type: 'isRefused', params: ({ event }) => toFailure(event.error) },
        target: 'unsigned',
        description: 'Le service client ne connaît pas ce mandat',
      },
      {
        target: 'unverified',
        actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
        description: 'Le mandat ne peut pas être lu : rien n’est affirmé',
      },
    ],
  },
});
