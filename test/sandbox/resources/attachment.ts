import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../body.ts';
import { makeContract } from '../data/contracts.ts';
import { requireForm } from '../permissions.ts';
import { Refusal, success } from '../refusal.ts';
import type { SignedInEnv } from '../server/env.ts';

const newContractSchema = z.object({ reference: z.string(), identifier: z.string(), zipcode: z.string() });

/** What to type to be refused; any other well-formed contract is found and attached. */
export const magic = {
  unknownReference: '980000000404',
  attachedElsewhere: '980000000409',
  wrongIdentifier: '0000',
  wrongZipcode: '00000',
} as const;

const findRefusal = (
  { reference, identifier, zipcode }: z.infer<typeof newContractSchema>,
  isAttached: boolean,
): Refusal | null => {
  if (reference === magic.unknownReference) {
    return new Refusal(
      '20',
      'Ce contrat n’a pas été trouvé. Vérifiez la référence et l’identifiant, en haut à droite de votre facture.',
    );
  }
  if (isAttached) {
    return new Refusal('21', 'Ce contrat est déjà rattaché à votre compte.', {
      fields: { reference: ['Ce contrat figure déjà dans votre liste.'] },
    });
  }
  if (reference === magic.attachedElsewhere) {
    return new Refusal('22', 'Ce contrat est rattaché à un autre compte. Contactez votre service client.');
  }
  if (identifier === magic.wrongIdentifier) {
    return new Refusal('23', 'L’identifiant ne correspond pas à ce contrat.', {
      fields: { identifier: 'Cet identifiant ne correspond pas à la référence.' },
    });
  }
  if (zipcode !== magic.wrongZipcode) return null;
  return new Refusal('24', 'Le code postal ne correspond pas à ce contrat.', {
    fields: { zipcode: ['Ce code postal n’est pas celui du site desservi.'] },
  });
};

export const attachment = new Hono<SignedInEnv>().post(
  '/user/addContract',
  requireForm('addContract'),
  async (c) => {
    const request = await readBody(c, newContractSchema);
    const { contracts } = c.var.customer;
    const refusal = findRefusal(
      request,
      contracts.some(({ reference }) => reference === request.reference),
    );
    if (refusal) throw refusal;
    c.var.change({ contracts: [...contracts, makeContract(request.reference, request.zipcode)] });
    return c.json(success);
  },
);
