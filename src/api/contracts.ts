import * as z from 'zod/mini';
import type { NewContract } from '#machines/add-contract/addContract.schema.ts';
import type { BillingChange } from '#machines/billing-edit/billingEdit.schema.ts';
import type { ContactChange } from '#machines/contact-edit/contactEdit.schema.ts';
import type { BankAccount } from '#machines/iban-edit/ibanEdit.schema.ts';
import { call } from './client.ts';

const nothing = z.object({});

/** Attaches a contract to the account; `reference` is twelve bare digits (docs/rules.md#add-a-contract). */
export const attachContract = async (contract: NewContract, signal: AbortSignal): Promise<void> => {
  await call(nothing, 'post', '/api/user/addContract', { json: contract, signal });
};

/** Changes the billing or the contact of a contract; the back office tells them apart by `form`. */
export const updateContract = async (
  change: BillingChange | ContactChange,
  signal: AbortSignal,
): Promise<void> => {
  await call(nothing, 'post', '/api/contract/update_info', { json: change, signal });
};

export const updateIban = async (account: BankAccount, signal: AbortSignal): Promise<void> => {
  await call(nothing, 'post', '/api/contract/update_iban', { json: account, signal });
};
