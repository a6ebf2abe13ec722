import * as z from 'zod/mini';
import { count, type Readable, readableRows } from '../domain/answer.ts';
import { type Measures, measuresSchema } from '../domain/consumption/measure.ts';
import { consumptionContractSchema, type Meter } from '../domain/consumption/meter.ts';
import type { MeterCriteria } from '../domain/consumption/meterSearch.ts';
import type { Days, Mode } from '../domain/consumption/period.ts';
import { defineCall, timeouts } from './client/client.ts';
import { contractPage, definePagedCall, findBy } from './client/pages.ts';
import { type PageQuery, pageBody, paths } from './client/reads.ts';

/** A page of the contracts found, from 1, with the first of their meters (docs/rules.md#meters). */
export const searchMeters = definePagedCall({
  method: 'post',
  path: paths.meters,
  answer: z.object({
    clientCompteursPro: readableRows(consumptionContractSchema, 'contract', 'reference', 'name'),
    nbCompteurFull: count,
    nbCodeRefFull: count,
  }),
  timeout: timeouts.read,
  send: (query: PageQuery<MeterCriteria>) => ({ data: pageBody(query) }),
  read: ({ clientCompteursPro, nbCodeRefFull, nbCompteurFull }, headers, { page }) =>
    contractPage(clientCompteursPro, {
      contractCount: nbCodeRefFull,
      rowCount: nbCompteurFull,
      rowCountOf: ({ meterCount }) => meterCount,
      headers,
      page,
    }),
});

/** A contract with a page of its meters, which the search narrows too; null where it is not found. */
const findConsumptionContract = findBy(searchMeters);

/** A page of the meters of a contract; nothing where it is not found any more. */
export const searchMetersOfContract = async (
  query: Parameters<typeof findConsumptionContract>[0],
  signal: AbortSignal,
): Promise<Readable<Meter>> => {
  const found = await findConsumptionContract(query, signal);
  return { items: found?.meters ?? [], unread: found?.unread ?? [] };
};

/** Which measures are asked for, of a meter. */
export type MeasuresQuery = Days & {
  meter: Pick<Meter, 'reference' | 'idPDS' | 'matriculeCompteur' | 'kind'>;
  mode: Mode;
};

const toQuery = ({ meter: { reference, idPDS }, startDate, endDate }: MeasuresQuery) => ({
  reference,
  id_PDS: idPDS,
  start_date: startDate,
  end_date: endDate,
});

/** The measures of a meter read from afar, by day. */
export const loadTelemetry = defineCall({
  method: 'post',
  path: '/api/consumption/telemetry',
  answer: measuresSchema,
  timeout: timeouts.read,
  send: (query: MeasuresQuery) => ({ data: { ...toQuery(query), mode: query.mode } }),
});

/** What was read of a meter on site, by day, whatever the mode. */
export const loadReadings = defineCall({
  method: 'post',
  path: '/api/consumption/nontelemetry',
  answer: measuresSchema,
  timeout: timeouts.read,
  send: (query: MeasuresQuery) => ({
    data: { ...toQuery(query), matricule: query.meter.matriculeCompteur },
  }),
});

/** The measures of a meter, by day, from the call of its kind. */
export const loadMeasures = (query: MeasuresQuery, signal: AbortSignal): Promise<Measures> =>
  (query.meter.kind === 'TR' ? loadTelemetry : loadReadings)(query, signal);
