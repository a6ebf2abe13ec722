import * as z from 'zod/mini';
import { count, list } from '#machines/domain/answer.ts';
import type { ContractPage } from '#machines/domain/contractPage.ts';
import { type Measure, measuresSchema } from '#machines/domain/measure.ts';
import { type ConsumptionContract, consumptionContractSchema, type Meter } from '#machines/domain/meter.ts';
import type { MeterCriteria } from '#machines/domain/meterSearch.ts';
import type { Days, Mode } from '#machines/domain/period.ts';
import { call, exchange } from './client.ts';
import { contractPage } from './pages.ts';
import { metersRead, type PageAsked } from './reads.ts';
import { timeouts } from './timeouts.ts';

const pageSchema = z.object({
  clientCompteursPro: list(consumptionContractSchema),
  nbCompteurFull: count,
  nbCodeRefFull: count,
});

/** A page of the contracts found, from 1, with the first of their meters (docs/rules.md#meters). */
export const searchMeters = async (
  asked: PageAsked<MeterCriteria>,
  signal: AbortSignal,
): Promise<ContractPage<ConsumptionContract>> => {
  const { method, path, json } = metersRead(asked);
  const { answer, headers } = await exchange(pageSchema, method, path, {
    json,
    signal,
    timeout: timeouts.read,
  });
  const { clientCompteursPro: contracts, nbCodeRefFull, nbCompteurFull } = answer;
  return contractPage(contracts, {
    contractCount: nbCodeRefFull,
    rowCount: nbCompteurFull,
    rowCountOf: ({ meterCount }) => meterCount,
    headers,
  });
};

/** A page of the meters of a contract, which the search narrows too; nothing where it is not found any more. */
export const searchMetersOf = async (
  { reference, criteria, page }: PageAsked<MeterCriteria> & { reference: string },
  signal: AbortSignal,
): Promise<readonly Meter[]> => {
  const { contracts } = await searchMeters({ criteria: { ...criteria, reference }, page }, signal);
  return contracts.find((found) => found.reference === reference)?.meters ?? [];
};

/** Which measures are asked for, of a meter. */
export type MeasuresAsked = Days & {
  meter: Pick<Meter, 'reference' | 'idPDS' | 'matriculeCompteur' | 'kind'>;
  mode: Mode;
};

/** The measures of a meter, by day, from the call of its kind: one read on site gives what was read, in either mode. */
export const loadMeasures = (
  { meter: { reference, idPDS, matriculeCompteur, kind }, mode, startDate, endDate }: MeasuresAsked,
  signal: AbortSignal,
): Promise<readonly Measure[]> => {
  const days = { start_date: startDate, end_date: endDate };
  return kind === 'TR'
    ? call(measuresSchema, 'post', '/api/consumption/telemetry', {
        json: { reference, id_PDS: idPDS, mode, ...days },
        signal,
        timeout: timeouts.read,
      })
    : call(measuresSchema, 'post', '/api/consumption/nontelemetry', {
        json: { reference, id_PDS: idPDS, matricule: matriculeCompteur, ...days },
        signal,
        timeout: timeouts.read,
      });
};
