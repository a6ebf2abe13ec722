import * as z from 'zod/mini';

const outageSchema = z.object({ rest: z.number().check(z.positive()) });

/** What the address service rejects with: how long nothing may be asked of it, in milliseconds. */
export type AddressOutage = z.infer<typeof outageSchema>;

/** Where the service does not say how long (docs/rules.md#address-suggestions). */
const usualRest = 5000;
const longestRest = 600_000;

export const addressOutage = (rest = usualRest): AddressOutage => ({ rest: Math.min(rest, longestRest) });

/** Reads what was thrown: an outage as it is, anything else as a usual one. */
export const toAddressOutage = (thrown: unknown): AddressOutage => {
  const parsed = outageSchema.safeParse(thrown);
  return parsed.success ? parsed.data : addressOutage();
};

/** How long a `Retry-After` asks for, seconds or a date, in milliseconds; undefined where it asks nothing. */
export const retryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const rest = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return rest > 0 ? rest : undefined;
};
