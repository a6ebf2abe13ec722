import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody, readQuery } from '../body.ts';
import { balanceOf } from '../data/contracts.ts';
import { refusedBank } from '../data/identifiers.ts';
import { pdf, sendPdf } from '../pdf.ts';
import { notFound, Refusal, success } from '../refusal.ts';
import * as rules from '../rules.ts';
import type { SignedInEnv } from '../server/env.ts';
import { hasRole, ownContract, withContract } from './ownContract.ts';

const informationQuery = z.strictObject({ enable_tracking: z.literal('1'), action: z.literal('P') });

const requestSchema = z.object({
  reference: z.string(),
  has_mandate: z.number(),
  last_name: rules.required,
  iban: rules.iban,
  holder: z.optional(rules.required),
});

/** The full reference of a signed mandate: the contract's reference and the mandate's number. */
export const toFullReference = (reference: string): string => `${reference}-M1`;

const closed = () => new Refusal('31', 'Le prélèvement automatique n’est pas ouvert pour ce contrat.');

/** The direct debit of a contract: what is known, the request and the mandate. */
export const directDebit = new Hono<SignedInEnv>()
  .get('/contract/iban/:reference', (c) => {
    readQuery(c, informationQuery);
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
    if (iban.slice(4, 9) === refusedBank) {
      throw new Refusal('32', 'Votre banque refuse les prélèvements sur ce compte.', {
        fields: { iban: ['Ce compte ne peut pas être prélevé.'] },
      });
    }
    // A signed mandate is that of the known account: none other is taken with it.
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
  });
