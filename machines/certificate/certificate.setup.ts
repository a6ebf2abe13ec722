import { assign, setup } from 'xstate';
import { exportRangeSchema, type TypedRange } from '../domain/consumption/exportRange.ts';
import type { Measures } from '../domain/consumption/measure.ts';
import type { Meter } from '../domain/consumption/meter.ts';
import type { Days } from '../domain/consumption/period.ts';
import { daysToRead, lastFullYear, type Statement, toStatement } from '../domain/consumption/statement.ts';
import type { Failure } from '../domain/failure.ts';
import type { FoundMeter, MeterNamed } from '../meter/foundMeter.ts';
import { port } from '../setup/port.ts';

export type CertificateInput = MeterNamed & { today: Date };

/** What is asked of a meter: its measures by month, from before the period. */
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
  days: toDays(lastFullYear(input.today)),
  read: { measures: [] },
  failure: null,
});

export const toQuery = ({ found, days }: { found: FoundMeter; days: Days }): CertificateQuery => ({
  meter: found.meter,
  mode: 'monthly',
  ...daysToRead(found.meter.kind, days),
});

/** What the sheet says of the meter that is found. */
export const statementIn = (
  { days, today }: Pick<Context, 'days' | 'today'>,
  { kind }: Pick<Meter, 'kind'>,
  read: Measures,
): Statement => toStatement({ ...read, kind, days, today });

/** The bodies that the chart of a certificate names. */
export const certificateSetup = setup({
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
