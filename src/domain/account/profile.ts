import * as z from 'zod/mini';
import { converted, identifier, listOfTexts, quantity, readableList, readableRows, text } from '../answer.ts';
import { contractSchema } from '../contract/contract.ts';

export const civilities = ['mr', 'miss'] as const;

const anyText = z.catch(text, '');

const contracts = z.catch(
  converted(readableList(contractSchema, 'contract', 'reference', 'name'), (read) => ({
    ...read,
    isKnown: true,
  })),
  { items: [], unread: [], isKnown: false },
);

const balance = z.object({ reference: identifier, balance: quantity });

/** Response of `GET /api/user`. Amounts are in euros. Unreadable fields get default values. */
export const profileSchema = converted(
  z.object({
    contracts_status: anyText,
    civility: converted(anyText, (given) => civilities.find((known) => known === given) ?? null),
    first_name: anyText,
    last_name: anyText,
    email: anyText,
    entity_name: anyText,
    department_code: anyText,
    type: anyText,
    allowed_services: z.catch(listOfTexts, []),
    soldeGlobal: z.catch(quantity, null),
    detailContract: z.catch(readableRows(balance, 'balance', 'reference'), { items: [], unread: [] }),
    contracts,
  }),
  ({ contracts, contracts_status, detailContract, ...user }) => ({
    ...user,
    detailContract: detailContract.items,
    unreadBalances: detailContract.unread,
    contracts_status: contracts_status === 'KO' || !contracts.isKnown ? ('KO' as const) : ('OK' as const),
    contracts: contracts.items,
    unreadContracts: contracts.unread,
  }),
);

export type Profile = z.output<typeof profileSchema>;
