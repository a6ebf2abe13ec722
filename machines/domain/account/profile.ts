import * as z from 'zod/mini';
import { list, quantity, text } from '../answer.ts';
import { contractSchema } from '../contract/contract.ts';

/** The civilities the back office knows (docs/rules.md#civility). */
export const civilities = ['mr', 'miss'] as const;

/** `GET /api/user`: the user with their contracts, amounts in euros (docs/back-office.openapi.yaml). */
export const profileSchema = z.object({
  contracts_status: z.pipe(
    text,
    z.transform((status) => (status === 'KO' ? 'KO' : 'OK')),
  ),
  civility: z.pipe(
    text,
    z.transform((given) => civilities.find((known) => known === given) ?? null),
  ),
  first_name: text,
  last_name: text,
  email: text,
  entity_name: text,
  department_code: text,
  type: text,
  allowed_services: list(z.string()),
  soldeGlobal: quantity,
  detailContract: list(z.object({ reference: z.string(), balance: quantity })),
  contracts: list(contractSchema),
});

export type Profile = z.infer<typeof profileSchema>;
