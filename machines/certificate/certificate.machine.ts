import { type ActorRefFrom, assign, setup } from 'xstate';
import { exportRangeSchema, lastTwelveMonths, type TypedRange } from '#src/domain/consumption/exportRange.ts';
import type { Measures } from '#src/domain/consumption/measure.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { Days } from '#src/domain/consumption/period.ts';
import { daysToRead, type Statement, toStatement } from '#src/domain/consumption/statement.ts';
import type { Failure } from '#src/domain/failure.ts';
import { type FoundMeter, locatingMeter, type MeterNamed } from '../meter/foundMeter.ts';
import { called, doneIf, doneTo, failedTo, port, required } from '../setup/chart.ts';

type CertificateInput = MeterNamed & { today: Date };

export type CertificateQuery = Days & { meter: Meter; mode: 'monthly' };

type Context = CertificateInput & {
  found: FoundMeter | null;
  days: Days;
  read: Measures;
  failure: Failure | null;
};

const toDays = ({ start_date, end_date }: TypedRange): Days => ({ startDate: start_date, endDate: end_date });

export const initialContext = (input: CertificateInput): Context => ({
  ...input,
  found: null,
  days: toDays(lastTwelveMonths(input.today)),
  read: { measures: [] },
  failure: null,
});

const toQuery = ({ found, days }: { found: FoundMeter; days: Days }): CertificateQuery => ({
  meter: found.meter,
  mode: 'monthly',
  ...daysToRead(found.meter.kind, days),
});

export const statementIn = (
  { days, today }: Pick<Context, 'days' | 'today'>,
  { kind }: Pick<Meter, 'kind'>,
  read: Measures,
): Statement => toStatement({ ...read, kind, days, today });

const certificateSetup = setup({
  types: {
    context: {} as Context,
    input: {} as CertificateInput,
    events: {} as { type: 'period.chosen'; values: TypedRange } | { type: 'retried' },
    tags: {} as 'busy',
  },
  actors: {
    findMeter: port<FoundMeter | null, MeterNamed>('findMeter'),
    loadMeasures: port<Measures, CertificateQuery>('loadMeasures'),
  },
  guards: {
    isNowhere: (_, found: FoundMeter | null) => found === null,
    isNothing: ({ context }, read: Measures) =>
      context.found !== null && statementIn(context, context.found.meter, read).volume === null,
    isWellFormed: ({ context }, values: TypedRange) =>
      exportRangeSchema(context.today).safeParse(values).success,
  },
  actions: {
    rememberMeter: assign({ found: (_, found: FoundMeter | null) => found }),
    rememberMeasures: assign({ read: (_, read: Measures) => read }),
    rememberPeriod: assign({ days: (_, values: TypedRange) => toDays(values) }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
});

/** Prepares a certificate: the measures of a meter over a period, on one page (docs/rules.md#certificate). */
export const certificateMachine = certificateSetup.createMachine({
  id: 'certificate',
  description: 'Obtenir une attestation de consommation',
  context: ({ input }) => initialContext(input),
  initial: 'locating',
  states: {
    locating: locatingMeter('measuring', 'unlocated'),
    measuring: {
      description: 'Le portail lit les relevés de la période, et le dernier d’avant',
      tags: 'busy',
      invoke: {
        ...called('loadMeasures'),
        input: ({ context }) => toQuery({ ...context, found: required(context.found) }),
        onDone: [
          doneIf('isNothing', {
            target: 'measured.empty',
            description: 'Aucun volume n’est connu sur la période',
          }),
          doneTo('measured.certified', 'rememberMeasures', {
            description: 'Les relevés de la période sont connus',
          }),
        ],
        onError: failedTo('measured.failed', { description: 'Les relevés ne peuvent pas être lus' }),
      },
    },
    measured: {
      description: 'Une autre période peut être choisie',
      initial: 'certified',
      on: {
        'period.chosen': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: 'measuring',
          actions: { type: 'rememberPeriod', params: ({ event }) => event.values },
          description: 'Une autre période est choisie',
        },
      },
      states: {
        certified: { description: 'L’attestation est affichée, à imprimer ou à enregistrer' },
        empty: { description: 'Un message indique qu’aucun relevé n’est connu sur la période' },
        failed: {
          description:
            'Les relevés n’ont pas pu être lus : un message en donne la raison et propose de réessayer',
          on: {
            retried: { target: '#certificate.measuring', description: 'L’utilisateur essaie de nouveau' },
          },
        },
      },
    },
    unlocated: {
      description: 'Le compteur n’a pas pu être lu : un message en donne la raison et propose de réessayer',
      on: { retried: { target: 'locating', description: 'L’utilisateur essaie de nouveau' } },
    },
    unknown: {
      description:
        'Un message indique que le compteur n’appartient pas au compte, avec un lien vers la liste',
    },
  },
});

export type CertificateActor = ActorRefFrom<typeof certificateMachine>;
