import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Readable } from '#src/domain/answer.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { Failure } from '#src/domain/failure.ts';
import { isNoneHere, nothingCame } from '../export-file/exportFile.state.ts';
import { withBatch } from '../meter/meterBatches.state.ts';
import { called, doneIf, doneTo, failedTo, failureOf, longPort } from '../setup/chart.ts';
import {
  type Known,
  type ReadLeaks,
  type ReadTrends,
  type Sites,
  type SitesQuery,
  toCheckOf,
  toReadOf,
  withAllMeters,
} from './sites.ts';

type SitesInput = Known & { first: number; today: Date };

type Context = Sites & SitesInput & { failure: Failure | null };

type Event = { type: 'retried' } | { type: 'all.asked' } | { type: 'cancelled' };

const initialContext = (input: SitesInput): Context => ({
  ...input,
  trends: nothingCame,
  leaks: nothingCame,
  most: input.first,
  failure: null,
});

const all = Number.POSITIVE_INFINITY;

const sitesSetup = setup({
  types: { context: {} as Context, input: {} as SitesInput, events: {} as Event, tags: {} as 'busy' },
  actors: {
    awaitIdle: longPort<void, void>('awaitIdle'),
    listAllMeters: longPort<Readable<Meter>, void>('listAllMeters'),
    readTrends: longPort<ReadTrends, SitesQuery>('readTrends'),
    readLeaks: longPort<ReadLeaks, SitesQuery>('readLeaks'),
  },
  guards: {
    isUnequipped: ({ context }) => context.meters.length === 0,
    isSmallPart: ({ context: { isListed, meterCount, first } }) => !isListed && meterCount <= first,
    isNoneShown: ({ context }) => context.trends.fetched.length === 0,
    isNothingRead: ({ context }, came: ReadTrends) => isNoneHere(context.trends.fetched, came),
    isMoreToCheck: ({ context }) => toCheckOf(context).length > 0,
    hasMissedTrends: ({ context }) => context.trends.missed.length > 0,
    hasUncheckedMeters: ({ context }) => context.leaks.missed.length > 0 || toCheckOf(context).length > 0,
    isMoreKnown: ({ context: { meters, most } }) => meters.length > most,
    isPartOfList: ({ context }) => !context.isListed,
    isReadingAll: ({ context }) => context.most === all,
  },
  actions: {
    rememberMeters: assign(({ context }, { items }: Readable<Meter>) => withAllMeters(context, items)),
    rememberTrends: assign(({ context: { trends } }, came: ReadTrends) => ({
      trends: withBatch(trends, came),
      failure: null,
    })),
    rememberLeaks: assign({ leaks: ({ context: { leaks } }, came: ReadLeaks) => withBatch(leaks, came) }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetMissed: assign(({ context: { trends, leaks } }) => ({
      trends: { ...trends, missed: [] },
      leaks: { ...leaks, missed: [] },
      failure: null,
    })),
    askAll: assign({ most: all, failure: null }),
    askFirst: assign({ most: ({ context }) => context.first }),
  },
});

const cancelled = {
  guard: 'isReadingAll',
  target: 'shown',
  actions: 'askFirst',
  description: 'L’utilisateur renonce à lire tous les compteurs',
} as const;

export const sitesMachine = sitesSetup.createMachine({
  id: 'sites',
  description: 'Voir la consommation de ses sites',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le bloc s’ouvre selon les compteurs connus',
      always: [
        { guard: 'isUnequipped', target: 'unequipped', description: 'Aucun compteur connu n’est télérelevé' },
        { target: 'resting', description: 'Des compteurs télérelevés sont connus' },
      ],
    },
    unequipped: { description: 'Un message indique qu’aucun compteur n’est télérelevé' },
    resting: {
      description: 'Le portail attend que le navigateur soit au repos',
      tags: 'busy',
      invoke: {
        ...called('awaitIdle'),
        onDone: [
          {
            guard: 'isSmallPart',
            target: 'listing',
            description:
              'Le navigateur est au repos ; les derniers compteurs d’un petit compte sont à chercher',
          },
          { target: 'reading', description: 'Le navigateur est au repos' },
        ],
        onError: { target: 'reading', description: 'Le repos ne peut pas être attendu' },
      },
    },
    reading: {
      description: 'Le portail lit les consommations par mois des plus gros compteurs, ou de tous',
      tags: 'busy',
      invoke: {
        ...called('readTrends'),
        input: ({ context }) => ({ meters: toReadOf(context), today: context.today }),
        onDone: [
          doneIf(
            'isNothingRead',
            doneTo('failed', 'rememberTrends', { description: 'Aucun compteur n’a pu être lu' }),
          ),
          doneTo('comparing', 'rememberTrends', { description: 'La consommation par mois est connue' }),
        ],
        onError: failedTo('failed', { description: 'La lecture ne peut pas commencer' }),
      },
      on: { cancelled },
    },
    comparing: {
      description: 'Le portail choisit les compteurs dont les jours sont à vérifier',
      always: [
        { guard: 'isMoreToCheck', target: 'checking', description: 'Des compteurs restent à vérifier' },
        { target: 'shown', description: 'Tous les compteurs lus sont vérifiés' },
      ],
    },
    checking: {
      description:
        'La consommation est affichée ; le portail cherche les fuites probables des mêmes compteurs',
      tags: 'busy',
      invoke: {
        ...called('readLeaks'),
        input: ({ context }) => ({ meters: toCheckOf(context), today: context.today }),
        onDone: doneTo('shown', 'rememberLeaks', { description: 'La recherche de fuites est terminée' }),
        onError: failedTo('shown', {
          description: 'La recherche de fuites ne peut pas commencer : rien n’est vérifié',
        }),
      },
      on: { cancelled },
    },
    shown: {
      description: 'La consommation et les fuites probables sont affichées, avec le nombre de compteurs lus',
      on: {
        retried: [
          {
            guard: 'hasMissedTrends',
            target: 'reading',
            actions: 'forgetMissed',
            description: 'L’utilisateur redemande les compteurs qui manquent',
          },
          {
            guard: 'hasUncheckedMeters',
            target: 'checking',
            actions: 'forgetMissed',
            description: 'L’utilisateur redemande la vérification qui manque',
          },
        ],
        'all.asked': [
          {
            guard: 'isPartOfList',
            target: 'listing',
            actions: 'askAll',
            description: 'L’utilisateur demande tous les compteurs, dont le portail cherche la liste',
          },
          {
            guard: 'isMoreKnown',
            target: 'reading',
            actions: 'askAll',
            description: 'L’utilisateur demande tous les compteurs, qui sont connus',
          },
        ],
      },
    },
    listing: {
      description: 'Le portail cherche tous les compteurs télérelevés du compte',
      tags: 'busy',
      invoke: {
        ...called('listAllMeters'),
        onDone: doneTo('reading', 'rememberMeters', { description: 'Tous les compteurs sont connus' }),
        onError: [
          {
            guard: 'isNoneShown',
            target: 'reading',
            description: 'La liste ne peut pas être lue : le portail lit les compteurs connus',
          },
          {
            target: 'shown',
            actions: ['askFirst', { type: 'rememberFailure', params: failureOf }],
            description: 'La liste ne peut pas être lue : un message en donne la raison',
          },
        ],
      },
      on: { cancelled },
    },
    failed: {
      description: 'Les compteurs n’ont pas pu être lus : le bloc propose de réessayer',
      on: {
        retried: {
          target: 'reading',
          actions: 'forgetMissed',
          description: 'L’utilisateur redemande ce bloc seul',
        },
      },
    },
  },
});

export type SitesActor = ActorRefFrom<typeof sitesMachine>;
