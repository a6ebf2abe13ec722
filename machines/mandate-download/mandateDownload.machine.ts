import { assign, setup } from 'xstate';
import { called, doneTo, port, required } from '../setup/chart.ts';

/** Mandate to download. After a signature, `reference` identifies the mandate and `type` is `sps`. */
export type Mandate = { reference: string; type: string };

/** Downloads a mandate and shows the document instead of the page (docs/rules.md#mandate). */
export const mandateDownloadMachine = setup({
  types: {
    context: {} as { mandate: Mandate; document: Blob | null },
    input: {} as Mandate,
    tags: {} as 'busy',
  },
  actors: {
    fetchMandate: port<Blob, Mandate>('fetchMandate'),
    openDocument: port<void, Blob>('openDocument'),
  },
  actions: { rememberDocument: assign({ document: (_, document: Blob) => document }) },
}).createMachine({
  id: 'mandateDownload',
  description: 'Télécharger un mandat de prélèvement',
  context: ({ input }) => ({ mandate: input, document: null }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'Le mandat est demandé au service client',
      tags: 'busy',
      invoke: {
        ...called('fetchMandate'),
        input: ({ context }) => context.mandate,
        onDone: doneTo('opening', 'rememberDocument', { description: 'Le mandat est un PDF' }),
        onError: { target: 'failed', description: 'Le mandat ne peut pas être chargé, ou n’est pas un PDF' },
      },
    },
    opening: {
      description: 'Le mandat s’ouvre à la place de la page',
      tags: 'busy',
      invoke: {
        ...called('openDocument'),
        input: ({ context }) => required(context.document),
        onDone: { target: 'opened', description: 'Le navigateur l’affiche, ou l’enregistre' },
        onError: { target: 'failed', description: 'Le navigateur ne peut pas l’ouvrir' },
      },
    },
    opened: { type: 'final', description: 'Le mandat est ouvert' },
    failed: {
      type: 'final',
      description: 'Un message indique que le mandat n’a pas pu être ouvert et propose de réessayer',
    },
  },
});
