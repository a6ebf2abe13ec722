import { allRead } from '#src/domain/answer.ts';
import type { Meter } from '#src/domain/consumption/meter.ts';
import type { Days, Mode } from '#src/domain/consumption/period.ts';
import { pageSize } from '#src/domain/contract/contractPage.ts';
import { technicalFailure } from '#src/domain/failure.ts';
import { knownMeter, makeMeters } from '#src/domain/fixtures/consumption.ts';
import type { PortRequest } from '../setup/defineModel.ts';

export const metersRequest = <Input>(criteriaOf: (input: Input) => object): PortRequest<Input> => ({
  request: 'POST /api/consumption/meters_list',
  body: (input) => ({ ...criteriaOf(input), currentPage: 1, itemsPerPage: pageSize }),
});

type Read = { meter: Meter | undefined; mode: Mode; days: Days };

const toBody = ({ meter, days }: Read, own: object) => ({
  reference: meter?.reference,
  id_PDS: meter?.idPDS,
  ...own,
  start_date: days.startDate,
  end_date: days.endDate,
});

export const telemetryRequest = <Input>(readOf: (input: Input) => Read): PortRequest<Input> => ({
  request: 'POST /api/consumption/telemetry',
  when: (input) => readOf(input).meter?.kind === 'TR',
  body: (input) => toBody(readOf(input), { mode: readOf(input).mode }),
});

export const measuresRequests = <Input>(readOf: (input: Input) => Read): PortRequest<Input>[] => [
  telemetryRequest(readOf),
  {
    request: 'POST /api/consumption/nontelemetry',
    when: (input) => readOf(input).meter?.kind === 'SE',
    body: (input) => toBody(readOf(input), { matricule: readOf(input).meter?.matriculeCompteur }),
  },
];

/** Days that a search for leaks loads: two years until 22 November 2026. */
export const watchedDays = {
  mode: 'daily',
  days: { startDate: '2024-11-22', endDate: '2026-11-22' },
} as const;

export const watchRequest = telemetryRequest(({ meters: [meter] }: { meters: readonly Meter[] }) => ({
  meter,
  ...watchedDays,
}));

export const [firstMeter = knownMeter, ...otherMeters] = makeMeters(21);
export const batchMeters = [firstMeter, ...otherMeters];

export const listedMeters = (items: readonly Meter[], onSiteCount: number) => ({
  ...allRead(items),
  contracts: [{ reference: firstMeter.reference, name: 'Fournil' }],
  onSiteCount,
});

const unavailable = technicalFailure('Le service est injoignable.');

export const missedMeters = (of: readonly Meter[]) => of.map((meter) => ({ meter, failure: unavailable }));

export const noCode = technicalFailure('Vérifiez votre connexion, puis réessayez.');
