import * as z from 'zod/mini';
import { maySubmit } from '#src/domain/account/user.ts';
import { unchanged } from '#src/domain/contact.ts';
import type { Contract } from '#src/domain/contract/contract.ts';
import { bareCode, bareZipcode } from '#src/domain/text.ts';
import { formMachine } from '../form/form.machine.ts';

const line = z.string().check(z.trim());

export const billingRules = {
  name: z.string('name.long').check(z.trim(), z.maxLength(30)),
  company_name: line,
  siret: z.string('siret.invalid').check(z.overwrite(bareCode), z.regex(/^\d{14}$/)),
  naf_code: z
    .string('naf_code.invalid')
    .check(z.overwrite(bareCode), z.toUpperCase(), z.regex(/^\d{4}[A-Z]$/)),
  billing_address_1: line,
  billing_address_2: z.string().check(z.trim(), z.toUpperCase()),
  billing_zip_code: z.string('billing_zip_code.invalid').check(z.overwrite(bareZipcode), z.regex(/^\d{5}$/)),
  billing_town: line,
};

export type BillingField = keyof typeof billingRules;

export type BillingEditInput = { role: string; contract: Contract };

const openToAdvisers: readonly BillingField[] = ['name', 'company_name'];

/** True for a field that is read-only for the role `internal_adviser_admin` (docs/rules.md#closed-forms). */
export const isClosed = (role: string, field: BillingField): boolean =>
  role === 'internal_adviser_admin' && !openToAdvisers.includes(field);

const requiredFields: readonly BillingField[] = ['siret', 'naf_code', 'billing_zip_code'];

/** False if the contract has no value for the field, which may then stay empty. */
export const isRequired = (contract: Contract, field: BillingField): boolean =>
  requiredFields.includes(field) && contract[field] !== '';

/** Body of `POST /api/contract/update_info` for billing. An unchanged value is valid, even if malformed. */
export const billingSchema = ({ role, contract }: BillingEditInput) => {
  const rule = (field: BillingField): z.ZodMiniType<string, string | undefined> => {
    if (isClosed(role, field))
      return z._default(z.literal(contract[field], `${field}.closed`), contract[field]);
    const message = field === 'name' ? 'name.long' : `${field}.invalid`;
    return z.union([billingRules[field], unchanged(contract[field])], message);
  };
  return z.pipe(
    z.object({
      name: rule('name'),
      company_name: rule('company_name'),
      siret: rule('siret'),
      naf_code: rule('naf_code'),
      billing_address_1: rule('billing_address_1'),
      billing_address_2: rule('billing_address_2'),
      billing_zip_code: rule('billing_zip_code'),
      billing_town: rule('billing_town'),
    }),
    z.transform((billing) => ({ form: 'billing' as const, reference: contract.reference, ...billing })),
  );
};

export const billingEditMachine = formMachine({
  id: 'billingEdit',
  description: 'Modifier la facturation d’un contrat',
  sentences: {
    allowed:
      'Tout utilisateur peut modifier la facturation, sauf un conseiller en consultation ; un conseiller administrateur n’y change que le nom et la raison sociale',
    denied: 'Un conseiller en consultation ne peut pas modifier la facturation du client',
    editing:
      'Le nom du contrat, la raison sociale, le SIRET, le code NAF et l’adresse de facturation sont demandés, remplis de ce qui est connu',
    sent: 'La facturation saisie est bien formée : son enregistrement est demandé',
    requested: 'Le portail demande au service client d’enregistrer la facturation du contrat',
    done: 'La facturation du contrat est enregistrée, et montrée aussitôt',
    failed:
      'La facturation n’est pas enregistrée : ce qui a été saisi reste en place, sous le message de l’échec',
    left: 'Le formulaire est quitté : la facturation reste ce qu’elle était',
  },
  schema: billingSchema,
  maySubmit: ({ role }) => maySubmit(role, 'billing'),
});
