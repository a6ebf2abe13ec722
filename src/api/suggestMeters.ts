import { allRead } from '../domain/answer.ts';
import { meterCriteriaSchema } from '../domain/consumption/meterSearch.ts';
import { allUnread } from '../domain/contract/contractPage.ts';
import { suggestionCriteria, toReadMeter } from '../domain/request/meterReading.ts';
import { searchMeters } from './consumption.ts';

const limit = 8;

export const suggestMeters = async (query: string, signal: AbortSignal) => {
  const criteria = meterCriteriaSchema.safeParse(suggestionCriteria(query)).data;
  if (!criteria) return allRead([]);
  const page = await searchMeters({ criteria, page: 1 }, signal);
  const items = page.contracts
    .flatMap(({ meters }) => meters)
    .map((meter) => ({ ...toReadMeter(meter), address: meter.adresseDesserte }))
    .slice(0, limit);
  return { items, unread: allUnread(page) };
};
