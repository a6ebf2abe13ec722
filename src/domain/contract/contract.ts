import * as z from 'zod/mini';
import {
  converted,
  flag,
  identifier,
  optionalIdentifier,
  phoneNumber,
  readableItems,
  text,
  townCode,
} from '../answer.ts';

const roleSchema = z.object({ role: z.string(), enabled: flag, reason_code: text });

const listOfRoles = readableItems(roleSchema);

/** Roles of a contract, from a list or a single role. Ignores unreadable roles (docs/rules.md#tolerance). */
export const rolesSchema = z.union([
  listOfRoles,
  z.pipe(
    converted(z.unknown(), (role): unknown[] | null | undefined => [role]),
    listOfRoles,
  ),
]);

export const contractSchema = z.object({
  reference: identifier,
  name: text,
  served_address: text,
  insee_code: townCode,
  roles: rolesSchema,
  iban: text,
  rib_holder: text,
  company_name: text,
  siret: optionalIdentifier,
  naf_code: text,
  billing_address_1: text,
  billing_address_2: text,
  billing_zip_code: townCode,
  billing_town: text,
  email: text,
  mobile_phone: phoneNumber,
  phone: phoneNumber,
});

export type Contract = z.infer<typeof contractSchema>;

export type ContractChange = Pick<Contract, 'reference'> & Partial<Contract>;

/**
 * Permissions for a contract (docs/rules.md#contract-roles). `RIB`: change of the IBAN. `PRELEVEMENT`: direct
 * debit. `CB`: payment by card. `MENSUALISATION`: monthly payment. `TELERELEVE`: daily measures.
 */
export type ContractRole = 'RIB' | 'PRELEVEMENT' | 'CB' | 'MENSUALISATION' | 'TELERELEVE';

export const hasRole = (contract: Pick<Contract, 'roles'>, role: ContractRole): boolean =>
  contract.roles.some((granted) => granted.role === role && granted.enabled);

export const addressLength = 67;

export const truncate = (words: string, length = 80): string => {
  const characters = [...words];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : words;
};

export const separators = /[\s,.-]/g;

/** Formats a contract reference as on invoices: `98-1000-0042-17`. Returns any other text unchanged. */
export const spacedReference = (reference: string): string => {
  const [, ...parts] = /^(\d{2})(\d{4})(\d{4})(\d{2})$/.exec(reference.replace(separators, '')) ?? [];
  return parts.length > 0 && /\d\s*$/.test(reference) ? parts.join('-') : reference;
};

/** Keeps only the digits and separators of a text in a reference field, and formats a complete reference. */
export const typedReference = (typed: string): string => spacedReference(typed.replace(/[^\d.,-]/g, ''));

export const referenceSchema = (message: string) =>
  z.pipe(
    converted(z.string(message), (typed) => typed.replace(separators, '')),
    z.string().check(z.regex(/^98\d{10}$/, message)),
  );
