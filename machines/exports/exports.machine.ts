import { type ActorRefFrom, assign, setup } from 'xstate';
import * as z from 'zod/mini';
import { interruptedExportSchema } from '../export/storedExports.ts';
import { interruptedDocumentsSchema } from '../invoice-export/invoiceExport.setup.ts';
import { interruptedReportSchema } from '../report/storedReport.ts';
import { called, doneIf, doneTo, port, required } from '../setup/chart.ts';

export const interruptedSchema = z.union([
  interruptedExportSchema,
  interruptedDocumentsSchema,
  interruptedReportSchema,
  // A leak watch (search for leaks) stores no results in the tab, so it starts again after a new sign-in.
  z.object({ flow: z.literal('leakWatch') }),
]);

export type Interrupted = z.output<typeof interruptedSchema>;

/** Status of an export. `lacking`: the file is incomplete. `over`: finished, but not yet seen by the user. */
export type Standing = 'running' | 'lacking' | 'over' | 'interrupted';

export type TrackedExport = { standing: Standing; isShown: boolean };

type Context = {
  exports: readonly TrackedExport[];
  /** Hash of the e-mail address of the user; null until it is computed. */
  owner: string | null;
  missing: readonly Interrupted[];
};

type Event =
  | { type: 'exports.changed'; exports: readonly TrackedExport[] }
  | { type: 'session.expired' }
  | { type: 'page.left'; missing: readonly Interrupted[] }
  | { type: 'session.ended' };

const isAny = ({ exports }: Pick<Context, 'exports'>, ...standings: readonly Standing[]): boolean =>
  exports.some(({ standing }) => standings.includes(standing));

export const isHolding = (context: Pick<Context, 'exports'>): boolean => isAny(context, 'running', 'lacking');

export const countApart = ({ exports }: Pick<Context, 'exports'>) => {
  const apart = exports.filter(({ isShown }) => !isShown);
  const count = (...standings: readonly Standing[]) =>
    apart.filter(({ standing }) => standings.includes(standing)).length;
  return { busy: count('running'), over: count('lacking', 'over'), interrupted: count('interrupted') };
};

const exportsSetup = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    resumeInterrupted: port<string, void>('resumeInterrupted'),
    saveCome: port<readonly Interrupted[], void>('saveCome'),
    rememberMissing: port<void, { owner: string; missing: readonly Interrupted[] }>('rememberMissing'),
  },
  guards: {
    isAnyRunning: ({ context }) => isAny(context, 'running'),
    isAnyToConsult: ({ context }) => isAny(context, 'lacking', 'over'),
    isAnyInterrupted: ({ context }) => isAny(context, 'interrupted'),
    isToRemember: ({ context: { owner } }, missing: readonly Interrupted[]) =>
      owner !== null && missing.length > 0,
  },
  actions: {
    rememberExports: assign({ exports: (_, exports: readonly TrackedExport[]) => exports }),
    rememberOwner: assign({ owner: (_, owner: string) => owner }),
    rememberLeft: assign({ missing: (_, missing: readonly Interrupted[]) => missing }),
  },
});

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

/** List of exports, which continue on all pages and after a new sign-in (docs/rules.md#exports). */
export const exportsMachine = exportsSetup.createMachine({
  id: 'exports',
  description: 'Suivre ses exports de page en page',
  context: { exports: [], owner: null, missing: [] },
  initial: 'open',
  on: {
    'session.ended': {
      target: '.closed',
      description: 'L’utilisateur se déconnecte, ou un autre prend sa place : les exports s’arrêtent',
    },
  },
  states: {
    open: {
      description: 'La session est ouverte : les exports passent de page en page',
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
            ...called('resumeInterrupted'),
            onDone: doneTo('sorting', 'rememberOwner', {
              description: 'Les exports interrompus sont proposés, s’il y en a',
            }),
            onError: {
              target: 'sorting',
              description: 'Le navigateur ne peut pas retrouver ce qui a été interrompu',
            },
          },
          on: { 'exports.changed': { actions: changed, description: 'Un export a déjà commencé' } },
        },
        sorting: {
          description: 'Le portail vérifie où en sont les exports',
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
        running: { description: 'Des exports sont en cours : l’avancement de chacun est affiché' },
        toConsult: { description: 'Des exports sont prêts ou incomplets : chacun est à consulter' },
        interrupted: {
          description: 'Des exports ont été interrompus par la fin de la session : chacun peut être repris',
        },
      },
    },
    saving: {
      description: 'Chaque export enregistre ce qui a été lu, avant le départ vers la connexion',
      invoke: {
        ...called('saveCome'),
        onDone: [
          doneIf(
            'isToRemember',
            doneTo('remembering', 'rememberLeft', {
              description: 'Ce qui a été lu est enregistré, mais il en manque',
            }),
          ),
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
      description: 'L’onglet retient ce qui manque, et les relevés du bilan de l’eau',
      invoke: {
        ...called('rememberMissing'),
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
