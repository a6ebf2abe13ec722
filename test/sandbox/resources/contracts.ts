import { Hono } from 'hono';
import * as z from 'zod/mini';
import * as rules from '../body.ts';
import { forbidden, notFound, Refusal, readBody, readQuery, success } from '../body.ts';
import type { Customer } from '../customer.ts';
import { balanceOf, makeContract, type SandboxContract } from '../data/contracts.ts';
import { plain, refusedBank } from '../data/identifiers.ts';
import { pdf, sendPdf } from '../pdf.ts';
import { accepts, requireForm } from '../tokens.ts';
import type { SignedInEnv } from '../world.ts';

const ownContract = (customer: Customer, reference: string): SandboxContract => {
  const contract = customer.contracts.find((own) => own.reference === reference);
  if (!contract) throw notFound('Ce contrat ne figure pas dans votre compte.');
  return contract;
};

const withContract = (customer: Customer, reference: string, part: Partial<SandboxContract>) => ({
  contracts: customer.contracts.map((own) => (own.reference === reference ? { ...own, ...part } : own)),
});

const hasRole = (contract: SandboxContract, name: 'RIB' | 'PRELEVEMENT'): boolean =>
  contract.roles.some(({ role, enabled }) => role === name && enabled);

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

export const refusedSiret = '00000000000000';
export const refusedContactEmail = 'refus@client.example';

/** Fields that an adviser administrator may not change (docs/rules.md#closed-forms). */
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

export const pageSize = 5;

const slicePage = <Row>(rows: readonly Row[], page: number): Row[] =>
  rows.slice((page - 1) * pageSize, page * pageSize);

/** Test of an address that contains each of `words`. Without words, each address passes. */
export const addressHolds = (words = '') => {
  const wanted = plain(words).split(' ');
  return (address: string | null): boolean => {
    if (words === '') return true;
    const known = plain(address ?? '');
    return wanted.every((word) => known.includes(word));
  };
};

type Found<Row> = { contract: SandboxContract; rows: readonly Row[] };
type Paged = { reference?: string | undefined; currentPage: number };

/** Page of contracts with their first rows, or the next rows of one contract (docs/rules.md#calls). */
export const pageOf = <Row>(
  found: readonly Found<Row>[],
  { reference, currentPage }: Paged,
  whole: number,
) => {
  const isMany = ({ rows }: Found<Row>) => rows.length > whole;
  const alone = found.filter((one) => one.contract.reference === reference && isMany(one));
  const isAlone = alone.length > 0;
  const shown = isAlone ? alone : slicePage(found, currentPage);
  return {
    pageCount: String(Math.ceil(found.length / pageSize)),
    contractCount: found.length,
    rowCount: found.reduce((sum, { rows }) => sum + rows.length, 0),
    contracts: shown.map((one) => ({
      contract: one.contract,
      count: one.rows.length,
      rows: isMany(one) ? slicePage(one.rows, isAlone ? currentPage : 1) : one.rows,
    })),
  };
};

export const startsWith =
  (reference = '') =>
  (contract: SandboxContract): boolean =>
    contract.reference.startsWith(reference);

const requestSchema = z.object({
  reference: z.string(),
  has_mandate: z.number(),
  last_name: rules.required,
  iban: rules.iban,
  holder: z.optional(rules.required),
});

const checkBank = (iban: string, code: string) => {
  if (iban.slice(4, 9) === refusedBank)
    throw new Refusal(code, 'Votre banque refuse les prélèvements sur ce compte.', {
      fields: { iban: ['Ce compte ne peut pas être prélevé.'] },
    });
};

export const toFullReference = (reference: string): string => `${reference}-M1`;

const closed = () => new Refusal('31', 'Le prélèvement automatique n’est pas ouvert pour ce contrat.');

const newContractSchema = z.object({ reference: z.string(), identifier: z.string(), zipcode: z.string() });

export const magic = {
  unknownReference: '980000000404',
  attachedElsewhere: '980000000409',
  wrongIdentifier: '0000',
  wrongZipcode: '00000',
} as const;

const checkAttachment = (
  { reference, identifier, zipcode }: z.infer<typeof newContractSchema>,
  isAttached: boolean,
): void => {
  if (reference === magic.unknownReference)
    throw new Refusal(
      '20',
      'Ce contrat n’a pas été trouvé. Vérifiez la référence et l’identifiant, en haut à droite de votre facture.',
    );
  if (isAttached)
    throw new Refusal('21', 'Ce contrat est déjà rattaché à votre compte.', {
      fields: { reference: ['Ce contrat figure déjà dans votre liste.'] },
    });
  if (reference === magic.attachedElsewhere)
    throw new Refusal('22', 'Ce contrat est rattaché à un autre compte. Contactez votre service client.');
  if (identifier === magic.wrongIdentifier)
    throw new Refusal('23', 'L’identifiant ne correspond pas à ce contrat.', {
      fields: { identifier: 'Cet identifiant ne correspond pas à la référence.' },
    });
  if (zipcode === magic.wrongZipcode)
    throw new Refusal('24', 'Le code postal ne correspond pas à ce contrat.', {
      fields: { zipcode: ['Ce code postal n’est pas celui du site desservi.'] },
    });
};

export const contracts = new Hono<SignedInEnv>()
  .post('/contract/update_info', async (c) => {
    const edit = await readBody(c, z.discriminatedUnion('form', [billingSchema, contactSchema]));
    const { form, reference, ...part } = edit;
    const { customer, change } = c.var;
    if (!accepts(customer.identity.type, form)) throw forbidden();
    const contract = ownContract(customer, reference);
    if (edit.form === 'billing') {
      checkAdviser(customer.identity.type, contract, edit);
      if (edit.siret === refusedSiret)
        throw new Refusal('28', 'Ce SIRET est inconnu du répertoire des entreprises.', {
          fields: { siret: ['Ce SIRET n’existe pas.'] },
        });
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
    checkBank(iban, '30');
    change(withContract(customer, reference, { iban, rib_holder: holder }));
    return c.json(success);
  })
  .get('/contract/iban/:reference', async (c) => {
    await readQuery(c, z.object({}));
    const contract = ownContract(c.var.customer, c.req.param('reference'));
    if (!hasRole(contract, 'PRELEVEMENT')) throw closed();
    return c.json({
      code: '00',
      has_mandate: contract.iban ? 1 : 0,
      iban: contract.iban,
      name: contract.name,
      reference: contract.reference,
      site_address: contract.served_address,
      balance: balanceOf(contract.reference),
      titulaire: contract.rib_holder,
      mobile: contract.mobile_phone,
    });
  })
  .post('/contract/iban/:reference', async (c) => {
    const { reference, has_mandate, iban, holder } = await readBody(c, requestSchema);
    const { customer, change } = c.var;
    if (reference !== c.req.param('reference'))
      throw notFound('Cette référence n’est pas celle de l’adresse.');
    const contract = ownContract(customer, reference);
    if (!hasRole(contract, 'PRELEVEMENT')) throw closed();
    checkBank(iban, '32');
    if (has_mandate === 1) return c.json(success);
    change(withContract(customer, reference, { iban, rib_holder: holder ?? contract.rib_holder }));
    return c.json({ ...success, urlSEPA: `/third-party/signature?reference=${reference}` });
  })
  .get('/contract/sepamandate/download/:reference/:type', (c) => {
    const { reference, type } = c.req.param();
    const contract = ownContract(c.var.customer, reference.replace(/-M1$/, ''));
    const isSigned = reference === toFullReference(contract.reference);
    if (isSigned !== (type === 'sps')) throw notFound('Ce mandat n’existe pas.');
    const document = pdf('Mandat de prélèvement SEPA', [
      `Contrat ${contract.reference}`,
      `Titulaire : ${contract.rib_holder ?? contract.company_name}`,
      isSigned ? 'Mandat signé électroniquement' : 'Mandat à signer',
    ]);
    return sendPdf(c, `mandat-${reference}`, document);
  })
  .post('/user/addContract', requireForm('addContract'), async (c) => {
    const request = await readBody(c, newContractSchema);
    const { contracts } = c.var.customer;
    const isAttached = contracts.some(({ reference }) => reference === request.reference);
    checkAttachment(request, isAttached);
    c.var.change({ contracts: [...contracts, makeContract(request.reference, request.zipcode)] });
    return c.json(success);
  });
