import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../body.ts';
import type { SandboxContract } from '../data/contracts.ts';
import { refusedBank } from '../data/identifiers.ts';
import { accepts, requireForm } from '../permissions.ts';
import { forbidden, Refusal, success } from '../refusal.ts';
import * as rules from '../rules.ts';
import type { SignedInEnv } from '../server/env.ts';
import { hasRole, ownContract, withContract } from './ownContract.ts';

const billingSchema = z.looseObject({
  form: z.literal('billing'),
  reference: z.string(),
  name: z.string().check(z.maxLength(30, '30 caractères au plus sont attendus.')),
  siret: z.string().check(z.regex(/^(\d{14})?$/, '14 chiffres sont attendus.')),
  naf_code: z.string().check(z.regex(/^(\d{4}[A-Z])?$/, '4 chiffres et une lettre majuscule sont attendus.')),
  billing_address_1: z.string(),
  billing_address_2: z
    .string()
    .check(z.refine((line) => line === line.toLocaleUpperCase('fr'), 'Des majuscules sont attendues.')),
  billing_zip_code: z.union([z.literal(''), rules.zipcode]),
  billing_town: z.string(),
});

const pacific = String.raw`\+68(?:[17]\d{6}|9\d{8})`;

const contactSchema = z.looseObject({
  form: z.literal('contact'),
  reference: z.string(),
  email: rules.email,
  phone: z
    .string()
    .check(z.regex(new RegExp(`^(0[0-59]\\d{8}|${pacific})?$`), 'Un numéro de 10 chiffres est attendu.')),
  mobile_phone: z
    .string()
    .check(z.regex(new RegExp(`^(0[67]\\d{8}|${pacific})?$`), 'Un numéro en 06 ou 07 est attendu.')),
});

const ibanSchema = z.object({ reference: z.string(), holder: rules.required, iban: rules.iban });

/** What to type to be refused. */
export const refusedSiret = '00000000000000';
export const refusedContactEmail = 'refus@client.example';

/** The fields that an adviser administrator sees but may not change (docs/rules.md#closed-forms). */
const closedToAdvisers = [
  'siret',
  'naf_code',
  'billing_address_1',
  'billing_address_2',
  'billing_zip_code',
  'billing_town',
] as const;

type Billing = z.output<typeof billingSchema>;

const checkAdviser = (role: string, contract: SandboxContract, edit: Billing) => {
  const changed = closedToAdvisers.some((field) => (contract[field] ?? '') !== edit[field]);
  if (role === 'internal_adviser_admin' && changed) throw forbidden();
};

/** The edits of a contract: billing, contact and bank account. */
export const contracts = new Hono<SignedInEnv>()
  .post('/contract/update_info', async (c) => {
    const edit = await readBody(c, z.discriminatedUnion('form', [billingSchema, contactSchema]));
    const { form, reference, ...part } = edit;
    const { customer, change } = c.var;
    if (!accepts(customer.identity.type, form)) throw forbidden();
    const contract = ownContract(customer, reference);
    if (edit.form === 'billing') {
      checkAdviser(customer.identity.type, contract, edit);
      if (edit.siret === refusedSiret) {
        throw new Refusal('28', 'Ce SIRET est inconnu du répertoire des entreprises.', {
          fields: { siret: ['Ce SIRET n’existe pas.'] },
        });
      }
    } else if (edit.email === refusedContactEmail) {
      throw new Refusal('29', 'Cette adresse ne reçoit pas nos messages.', {
        fields: { email: 'Choisissez une autre adresse.' },
      });
    }
    change(withContract(customer, reference, part));
    return c.json(success);
  })
  .post('/contract/update_iban', requireForm('iban'), async (c) => {
    const { reference, holder, iban } = await readBody(c, ibanSchema);
    const { customer, change } = c.var;
    if (!hasRole(ownContract(customer, reference), 'RIB')) throw forbidden();
    if (iban.slice(4, 9) === refusedBank) {
      throw new Refusal('30', 'Votre banque refuse les prélèvements sur ce compte.', {
        fields: { iban: ['Ce compte ne peut pas être prélevé.'] },
      });
    }
    change(withContract(customer, reference, { iban, rib_holder: holder }));
    return c.json(success);
  });
