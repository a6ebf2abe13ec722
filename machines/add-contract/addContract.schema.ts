import * as z from 'zod/mini';
import { referenceSchema } from '../domain/contract/contract.ts';
import { bareZipcode } from '../domain/typed.ts';

const withoutSpaces = (typed: string) => typed.replace(/\s/g, '');

/**
 * The add-contract payload (docs/rules.md#add-a-contract). Parsing removes the separators of the reference.
 * Messages are keys of the flow's dictionary.
 */
export const newContractSchema = z.object({
  reference: referenceSchema('reference.invalid'),
  identifier: z.string().check(z.overwrite(withoutSpaces), z.length(4, 'identifier.invalid')),
  zipcode: z.string().check(z.overwrite(bareZipcode), z.length(5, 'zipcode.invalid')),
});

export type NewContract = z.infer<typeof newContractSchema>;
