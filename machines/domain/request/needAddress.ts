import { isIsoDay } from '../calendar.ts';
import { referenceSchema } from '../contract/contract.ts';
import type { OpenedMeter } from './meterReading.ts';

/** What an address of the customer service names (docs/rules.md#customer-service-page). */
const names = {
  need: 'besoin',
  meter: 'compteur',
  reference: 'contrat',
  index: 'index',
  date: 'releve',
} as const;

/** The address of a request for a need of the customer service (docs/rules.md#customer-service-page). */
export const addressOfNeed = (need: string, meter?: OpenedMeter): string => {
  const parameters = new URLSearchParams({ [names.need]: need });
  if (meter) {
    parameters.set(names.meter, meter.label);
    parameters.set(names.reference, meter.reference);
    if (meter.last) {
      parameters.set(names.index, String(meter.last.index));
      parameters.set(names.date, meter.last.date);
    }
  }
  return `/service-client?${parameters}`;
};

/** The need that an address of the customer service names; '' where it names none. */
export const needOfAddress = (parameters: URLSearchParams): string => parameters.get(names.need) ?? '';

const own = referenceSchema('');

/** The meter that an address names with its contract; null where it names none. */
export const meterOfAddress = (parameters: URLSearchParams): OpenedMeter | null => {
  const label = parameters.get(names.meter)?.trim();
  const reference = own.safeParse(parameters.get(names.reference) ?? '').data;
  if (!label || reference === undefined) return null;
  const [index, date] = [parameters.get(names.index) ?? '', parameters.get(names.date) ?? ''];
  const isKnown = /^\d{1,8}$/.test(index) && isIsoDay(date);
  return { label, reference, last: isKnown ? { index: Number(index), date } : null };
};
