import { assertEvent, assign, setup } from 'xstate';
import { type Failure, toFailure } from '../domain/failure.ts';
import { maySubmit } from '../domain/permissions.ts';
import { port } from '../kit/port.ts';
import { type NewContract, newContractSchema } from './addContract.schema.ts';

type Input = { role: string };
type Context = { role: string; failure: Failure | null };

/** Attaches a contract to the account (specification 1, sections 4, 5 and 6). */
export const addContractMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as { type: 'contract.submitted'; contract: NewContract } | { type: 'closed' },
    tags: {} as 'busy',
  },
  actors: { attachContract: port<void, NewContract>('attachContract') },
  guards: {
    maySubmit: ({ context }) => maySubmit(context.role, 'addContract'),
    isWellFormed: (_, contract: NewContract) => newContractSchema.safeParse(contract).success,
  },
  actions: {
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'addContract',
  description: 'Rattacher un contrat au compte',
  context: ({ input }) => ({ role: input.role, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le formulaire s’ouvre selon les droits de l’utilisateur',
      always: [
        {
          guard: 'maySubmit',
          target: 'editing',
          description: 'L’utilisateur peut rattacher un contrat',
        },
        { target: 'consulting', description: 'L’utilisateur ne peut que consulter le formulaire' },
      ],
    },
    consulting: {
      description: 'Le formulaire est affiché, son envoi est désactivé et l’explique',
      on: { closed: { target: 'abandoned', description: 'Le formulaire est fermé' } },
    },
    editing: {
      description: 'La référence, l’identifiant et le code postal sont saisis',
      on: {
        'contract.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.contract },
          target: 'attaching',
          description: 'Le contrat saisi est bien formé et envoyé',
        },
        closed: { target: 'abandoned', description: 'Le formulaire est fermé' },
      },
    },
    attaching: {
      description: 'Le rattachement est demandé au service client',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'attachContract',
        src: 'attachContract',
        input: ({ event }) => {
          assertEvent(event, 'contract.submitted');
          return newContractSchema.parse(event.contract);
        },
        onDone: { target: 'attached', description: 'Le contrat est rattaché' },
        onError: {
          target: 'editing',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Le rattachement a échoué : la saisie est gardée',
        },
      },
    },
    attached: { type: 'final', description: 'Le contrat figure dans le compte' },
    abandoned: { type: 'final', description: 'Le formulaire a été quitté sans envoi' },
  },
});
