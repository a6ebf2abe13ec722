import { type ActorRefFrom, assign, setup } from 'xstate';
import type { BillingContract } from '#src/domain/billing/invoice.ts';
import { type ToPay, toPayOf } from '#src/domain/billing/toPay.ts';
import type { ReadContracts } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneIf, doneTo, failureOf, port } from '../setup/chart.ts';
import { type Alerts, alertsOf, type Metered } from './blocks.ts';
import type { FirstStep, Standing } from './standing.ts';

type Pending = ReadContracts<BillingContract>;

type OverviewInput = {
  standing: Standing;
  firstSteps: readonly FirstStep[];
  balance: number | null;
  showsDueDates: boolean;
  today: Date;
};

type Context = OverviewInput & {
  toPay: ToPay | null;
  toPayFailure: Failure | null;
  alerts: Alerts | null;
  alertsFailure: Failure | null;
  /** Contracts with their meters for the consumption chart; null until loaded. */
  metered: Metered | null;
};

export const initialContext = (input: OverviewInput): Context => ({
  ...input,
  toPay: null,
  toPayFailure: null,
  alerts: null,
  alertsFailure: null,
  metered: null,
});

const overviewSetup = setup({
  types: {
    context: {} as Context,
    input: {} as OverviewInput,
    events: {} as { type: 'toPay.retried' } | { type: 'alerts.retried' },
    tags: {} as 'busy',
  },
  actors: {
    listPending: port<Pending, Pick<Context, 'today'>>('listPending'),
    listMeters: port<Metered>('listMeters'),
  },
  guards: {
    isNew: ({ context }) => context.standing === 'new',
    isUnavailable: ({ context }) => context.standing === 'unavailable',
    isNothingToPay: ({ context }, pending: Pending) => toPayOf(pending, context).invoices.length === 0,
    hasNoAlerts: ({ context }, metered: Metered) => alertsOf(metered, context.today).facts.length === 0,
  },
  actions: {
    rememberToPay: assign({ toPay: ({ context }, pending: Pending) => toPayOf(pending, context) }),
    rememberToPayFailure: assign({ toPayFailure: (_, failure: Failure) => failure }),
    rememberAlerts: assign(({ context }, metered: Metered) => ({
      alerts: alertsOf(metered, context.today),
      metered,
    })),
    rememberAlertsFailure: assign({ alertsFailure: (_, failure: Failure) => failure }),
  },
});

const alerts = overviewSetup.createStateConfig({
  description: 'Ce qu’il y a à savoir',
  initial: 'loading',
  states: {
    loading: {
      description: 'Le portail lit les compteurs, sans leurs mesures',
      tags: 'busy',
      invoke: {
        ...called('listMeters'),
        onDone: [
          doneIf(
            'hasNoAlerts',
            doneTo('empty', 'rememberAlerts', { description: 'Les compteurs n’appellent aucune remarque' }),
          ),
          doneTo('shown', 'rememberAlerts', {
            description: 'Un relevé manque depuis longtemps, ou un compteur est déposé',
          }),
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberAlertsFailure', params: failureOf },
          description: 'Les compteurs ne peuvent pas être lus',
        },
      },
    },
    shown: { description: 'Les relevés qui manquent et les compteurs déposés sont affichés' },
    empty: { description: 'Rien n’est à signaler : un lien mène à la surveillance' },
    failed: {
      description: 'Les compteurs n’ont pas pu être lus : le bloc propose de réessayer',
      on: { 'alerts.retried': { target: 'loading', description: 'L’utilisateur redemande ce bloc seul' } },
    },
  },
});

const toPay = overviewSetup.createStateConfig({
  description: 'Ce qu’il y a à régler',
  initial: 'loading',
  states: {
    loading: {
      description: 'Le portail lit les factures en attente et leurs montants',
      tags: 'busy',
      invoke: {
        ...called('listPending'),
        input: ({ context: { today } }) => ({ today }),
        onDone: [
          doneIf(
            'isNothingToPay',
            doneTo('empty', 'rememberToPay', { description: 'Aucune facture n’attend son règlement' }),
          ),
          doneTo('shown', 'rememberToPay', { description: 'Des factures attendent leur règlement' }),
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberToPayFailure', params: failureOf },
          description: 'Les factures en attente ne peuvent pas être lues',
        },
      },
    },
    shown: { description: 'Le solde est réparti ; les trois premières factures à régler sont affichées' },
    empty: { description: 'Aucune facture n’est en attente : le bloc rappelle le solde s’il est dû' },
    failed: {
      description: 'Les factures n’ont pas pu être lues : le bloc propose de réessayer',
      on: { 'toPay.retried': { target: 'loading', description: 'L’utilisateur redemande ce bloc seul' } },
    },
  },
});

/** Loads the blocks of the dashboard, each by its own call (docs/rules.md#overview). */
export const overviewMachine = overviewSetup.createMachine({
  id: 'overview',
  description: 'Voir ce qu’il y a à faire',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le tableau de bord s’ouvre selon les contrats du profil',
      always: [
        { guard: 'isNew', target: 'firstSteps', description: 'Aucun contrat n’est encore rattaché' },
        { guard: 'isUnavailable', target: 'unavailable', description: 'Les contrats sont indisponibles' },
        { target: 'blocks', description: 'Le compte a des contrats' },
      ],
    },
    firstSteps: { description: 'L’utilisateur d’un compte neuf voit ses premiers pas, et aucun zéro' },
    unavailable: {
      description:
        'Le bloc indique que les contrats sont indisponibles ; ni factures ni compteurs ne sont demandés',
    },
    blocks: {
      description: 'Chaque bloc se charge, ou échoue, séparément',
      type: 'parallel',
      states: { toPay, alerts },
    },
  },
});

export type OverviewActor = ActorRefFrom<typeof overviewMachine>;
