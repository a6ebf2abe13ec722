import { readdirSync } from 'node:fs';

/** The brands there are, read from disk. */
export const brandCodes = readdirSync(new URL('../../brands', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
