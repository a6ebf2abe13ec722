import * as z from 'zod/mini';
import type { NewContract } from '#machines/add-contract/addContract.schema.ts';
import { call } from './client.ts';

/** Attaches a contract to the account; `reference` is the bare twelve digits (decisions A). */
export const attachContract = async (contract: NewContract, signal: AbortSignal): Promise<void> => {
  await call(z.object({}), 'post', '/api/user/addContract', { json: contract, signal });
};
