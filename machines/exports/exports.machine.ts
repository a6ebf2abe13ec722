import type { ActorRefFrom } from 'xstate';
import { output } from '../export-file/exportFile.state.ts';
import { required } from '../setup/required.ts';
import { exportsSetup, initialContext, type TrackedExport } from './exports.setup.ts';
import type { Interrupted } from './interrupted.ts';

const changed = {
  type: 'rememberExports',
  params: ({ event }: { event: { exports: readonly TrackedExport[] } }) => event.exports,
} as const;

const missingOf = ({ event }: { event: { missing: readonly Interrupted[] } }) => event.missing;

const pageLeft = {
  guard: { type: 'isToRemember', params: missingOf },
  target: '#exports.remembering',
  actions: { type: 'rememberLeft', params: missingOf },
  description: 'La page est quittée ou rechargée, et des exports ne sont pas terminés',
} as const;

/**
 * What the tray shows of the exports, which are actors of their own: they go on from page to page, and what the end of the session
 * interrupts is offered again (docs/rules.md#exports).
 */
export const exportsMachine = exportsSetup.createMachine({
  id: 'exports',
  description: 'Suivre ses exports de page en page',
  context: initialContext,
  initial: 'open',
  on: {
    'session.ended': {
      target: '.closed',
      description: 'L’utilisateur se déconnecte, ou un autre prend sa place : les exports s’arrêtent',
    },
  },
  states: {
    open: {
      description: 'La session est ouverte : les exports passent de page en page',
      initial: 'resuming',
      on: {
        'exports.changed': {
          target: '.sorting',
          actions: changed,
          description: 'Un export commence, avance, se termine, ou est fermé',
        },
        'session.expired': { target: 'saving', description: 'La session expire' },
        'page.left': pageLeft,
      },
      states: {
        resuming: {
          description:
            'Le portail cherche ce que la fin de la session a interrompu, pour le même utilisateur',
          invoke: {
            id: 'resumeInterrupted',
            src: 'resumeInterrupted',
            onDone: {
              target: 'sorting',
              actions: { type: 'rememberOwner', params: output },
              description: 'Ce qui a été interrompu est proposé, s’il y en a',
            },
            onError: { target: 'sorting', description: 'Le navigateur ne le dit pas' },
          },
          on: {
            'exports.changed': {
              actions: changed,
              description: 'Un export a déjà commencé',
            },
          },
        },
        sorting: {
          description: 'Le portail regarde où en sont les exports',
          always: [
            { guard: 'isAnyRunning', target: 'running', description: 'Un export au moins est en cours' },
            {
              guard: 'isAnyToConsult',
              target: 'toConsult',
              description: 'Un export au moins est prêt, ou incomplet',
            },
            {
              guard: 'isAnyInterrupted',
              target: 'interrupted',
              description: 'Il n’y a que des exports interrompus',
            },
            { target: 'idle', description: 'Il n’y a aucun export, ou tous ont été fermés' },
          ],
        },
        idle: { description: 'Aucun export n’est à montrer' },
        running: { description: 'Des exports sont en cours : chacun dit où il en est' },
        toConsult: { description: 'Des exports sont prêts ou incomplets : chacun attend d’être consulté' },
        interrupted: {
          description: 'Des exports ont été interrompus par la fin de la session : chacun peut être repris',
        },
      },
    },
    saving: {
      description: 'Chaque export enregistre ce qui est venu, avant le départ vers la connexion',
      invoke: {
        id: 'saveCome',
        src: 'saveCome',
        onDone: [
          {
            guard: { type: 'isToRemember', params: output },
            target: 'remembering',
            actions: { type: 'rememberLeft', params: output },
            description: 'Ce qui est venu est enregistré, et il en manque',
          },
          { target: 'left', description: 'Tout est enregistré' },
        ],
        onError: { target: 'left', description: 'Rien ne peut être enregistré' },
      },
      on: {
        'exports.changed': { actions: changed, description: 'Un export avance, ou s’enregistre' },
        'page.left': pageLeft,
      },
    },
    remembering: {
      description: 'L’onglet retient ce qui manque, et rien de ce qui a été lu',
      invoke: {
        id: 'rememberMissing',
        src: 'rememberMissing',
        input: ({ context: { owner, missing } }) => ({ owner: required(owner), missing }),
        onDone: { target: 'left', description: 'Ce qui manque est retenu' },
        onError: { target: 'left', description: 'Le navigateur ne retient rien' },
      },
    },
    left: { description: 'Le navigateur quitte le portail' },
    closed: { type: 'final', description: 'La session est fermée, et les exports avec elle' },
  },
});

export type ExportsActor = ActorRefFrom<typeof exportsMachine>;
