import * as z from 'zod/mini';
import { count, readableRows } from '../domain/answer.ts';
import { type Measures, measuresSchema } from '../domain/consumption/measure.ts';
import { consumptionContractSchema, type Meter } from '../domain/consumption/meter.ts';
import type { MeterCriteria } from '../domain/consumption/meterSearch.ts';
import type { Days, Mode } from '../domain/consumption/period.ts';
import { defineCall, timeouts } from './client/client.ts';
import { contractPage, definePagedCall, findBy, rowsBy } from './client/pages.ts';
import { type PageQuery, pageBody, paths } from './client/reads.ts';

export const everyMeter = { reference: undefined, matricule: undefined, siteAddress: undefined };

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

export const searchMetersOfContract = rowsBy(findBy(searchMeters), ({ meters }) => meters);

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

export const loadTelemetry = defineCall({
  method: 'post',
  path: '/api/consumption/telemetry',
  answer: measuresSchema,
  timeout: timeouts.read,
  send: (query: MeasuresQuery) => ({ data: { ...toQuery(query), mode: query.mode } }),
});

/** Loads the readings of a meter read on site. Their dates are irregular, so `mode` has no effect. */
export const loadReadings = defineCall({
  method: 'post',
  path: '/api/consumption/nontelemetry',
  answer: measuresSchema,
  timeout: timeouts.read,
  send: (query: MeasuresQuery) => ({ data: { ...toQuery(query), matricule: query.meter.matriculeCompteur } }),
});

export const loadMeasures = (query: MeasuresQuery, signal: AbortSignal): Promise<Measures> =>
  (query.meter.kind === 'TR' ? loadTelemetry : loadReadings)(query, signal);
