import { technicalFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { completeRequest, directDebitSetup } from './directDebit.setup.ts';
import { toDebitFailure } from './refusal.ts';

/** The request, and what comes of it (docs/rules.md#direct-debit-request). */
export const requesting = directDebitSetup.createStateConfig({
  description: 'Le prélèvement automatique est demandé au service client',
  tags: 'busy',
  invoke: {
    id: 'requestDebit',
    src: 'requestDebit',
    input: ({ context }) => required(completeRequest(context)),
    onDone: [
      {
        guard: { type: 'isInPlace', params: ({ event }) => event.output.urlSEPA },
        target: 'inPlace',
        description: 'Le prélèvement est en place, sans nouvelle signature',
      },
      {
        guard: { type: 'isTrusted', params: ({ event }) => event.output.urlSEPA },
        target: 'leaving',
        actions: { type: 'rememberAddress', params: ({ event }) => event.output.urlSEPA },
        description: 'Un mandat est à signer, à une adresse de confiance',
      },
      {
        target: 'choosing',
        actions: { type: 'rememberFailure', params: technicalFailure() },
        description: 'L’adresse de signature n’est pas de confiance : elle n’est pas suivie',
      },
    ],
    onError: [
      {
        guard: { type: 'isAboutHolder', params: ({ event }) => toDebitFailure(event.error) },
        target: 'identifying',
        actions: { type: 'rememberFailure', params: ({ event }) => toDebitFailure(event.error) },
        description: 'Le service client refuse le titulaire : il est demandé de nouveau',
      },
      {
        target: 'choosing',
        actions: { type: 'rememberFailure', params: ({ event }) => toDebitFailure(event.error) },
        description: 'La demande échoue : la saisie est gardée',
      },
    ],
  },
});
