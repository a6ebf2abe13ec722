import { toFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { directDebitSetup } from './directDebit.setup.ts';

/** Reads the document of the mandate. Its absence is not a failure of the signature. */
const readsMandate = (id: string) =>
  ({
    id,
    src: 'readMandate',
    input: ({ context: { returned } }) => required(returned).fullRef,
    onDone: { target: 'available', description: 'Le document est là' },
    onError: {
      target: 'unavailable',
      actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
      description: 'Le document ne vient pas, ou pas encore',
    },
  }) as const satisfies NonNullable<Parameters<typeof directDebitSetup.createStateConfig>[0]['invoke']>;

/** The success of a signature, then its document (docs/rules.md#direct-debit-confirmation). */
export const signed = directDebitSetup.createStateConfig({
  description: 'L’écran affiche que le mandat est signé, même sans son document (étape 4 sur 4)',
  initial: 'reading',
  states: {
    reading: {
      description: 'Le document du mandat est demandé au service client',
      tags: ['busy', 'ended'],
      invoke: readsMandate('readMandate'),
    },
    available: { description: 'Le document peut être téléchargé' },
    unavailable: {
      description: 'L’écran affiche que le document n’est pas encore là, et offre de réessayer',
      on: {
        retried: { target: 'readingAgain', description: 'L’utilisateur demande de nouveau le document' },
      },
    },
    readingAgain: {
      description: 'Le document est demandé de nouveau',
      tags: 'busy',
      invoke: readsMandate('readMandateAgain'),
    },
  },
});
