import * as z from 'zod/mini';

/** What separates the digits of a reference as customers copy it from an invoice. */
const separators = /[\s,.-]/g;

/**
 * The add-contract payload (docs/rules.md#add-a-contract). Parsing removes the separators of the reference.
 * Messages are keys of the flow's dictionary.
 */
export const newContractSchema = z.object({
  reference: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.replace(separators, '')),
    ),
    z.string().check(z.regex(/^98\d{10}$/, 'reference.invalid')),
  ),
  identifier: z.string().check(z.trim(), z.length(4, 'identifier.invalid')),
  zipcode: z.string().check(z.trim(), z.length(5, 'zipcode.invalid')),
});

export type NewContract = z.infer<typeof newContractSchema>;
