import type { ActorRefFrom } from 'xstate';
import { failedTo, output, savingFile, unwrittenFile, writingFile } from '../export-file/exportFile.state.ts';
import { choosing, reopened } from './choosing.state.ts';
import { comparisonName, comparisonSetup, initialContext, toBatch, toFile } from './comparison.setup.ts';

/** What several meters have measured over one period, side by side (docs/rules.md#comparison). */
export const comparisonMachine = comparisonSetup.createMachine({
  id: 'comparison',
  description: 'Comparer des compteurs',
  context: ({ input }) => initialContext(input),
  initial: 'listing',
  on: {
    'address.reached': [
      {
        guard: 'isListed',
        target: '.resolving',
        actions: { type: 'rememberRequest', params: ({ event }) => event },
        description: 'L’adresse désigne d’autres compteurs, ou une autre période',
      },
      {
        actions: { type: 'rememberRequest', params: ({ event }) => event },
        description: 'L’adresse change avant que les compteurs soient connus',
      },
    ],
  },
  states: {
    listing: {
      description: 'Le portail cherche les compteurs télérelevés du compte',
      tags: 'busy',
      invoke: {
        id: 'listMeters',
        src: 'listMeters',
        onDone: {
          target: 'resolving',
          actions: { type: 'rememberMeters', params: output },
          description: 'Les compteurs télérelevés sont connus',
        },
        onError: { ...failedTo('unlisted'), description: 'Les compteurs ne peuvent pas être lus' },
      },
    },
    unlisted: {
      description: 'Les compteurs n’ont pas pu être lus : l’écran dit pourquoi',
      on: { retried: { target: 'listing', description: 'L’utilisateur essaie de nouveau' } },
    },
    resolving: {
      description: 'Le portail cherche les compteurs que l’adresse désigne',
      always: [
        {
          guard: 'areTooFew',
          target: 'unequipped',
          description: 'Le compte a moins de deux compteurs télérelevés',
        },
        { guard: 'areEnough', target: 'reading', description: 'L’adresse désigne les compteurs à comparer' },
        { target: 'selecting', description: 'Elle n’en désigne pas assez' },
      ],
    },
    unequipped: { description: 'Un message dit qu’il faut deux compteurs télérelevés, et mène à la liste' },
    selecting: {
      description: 'L’utilisateur choisit de deux à quatre compteurs',
      on: {
        'form.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: 'reading',
          actions: { type: 'choose', params: ({ event }) => event.values },
          description: 'Les compteurs sont choisis',
        },
      },
    },
    reading: {
      description: 'Le portail lit les mesures de la période, celles de chaque compteur à part',
      tags: 'busy',
      invoke: {
        id: 'readMeasures',
        src: 'readMeasures',
        input: ({ context }) => toBatch(context),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberRead', params: output },
          description: 'Chaque compteur a été demandé',
        },
        onError: { ...failedTo('interrupted'), description: 'La lecture ne peut pas se faire' },
      },
      on: { 'choice.reopened': reopened },
    },
    interrupted: {
      description: 'La lecture n’a pas pu se faire : l’écran dit pourquoi',
      on: {
        retried: { target: 'reading', description: 'L’utilisateur essaie de nouveau' },
        'choice.reopened': reopened,
      },
    },
    choosing,
    writing: writingFile({
      port: 'writeTable',
      input: toFile,
      sentences: {
        making: 'Le portail écrit le tableau',
        made: 'Le tableau est prêt',
        unmade: 'Le tableau ne peut pas être écrit',
      },
    }),
    saving: savingFile(comparisonName),
    unwritten: unwrittenFile({ target: 'writing', description: 'L’utilisateur essaie de nouveau' }),
  },
});

export type ComparisonActor = ActorRefFrom<typeof comparisonMachine>;
