import { it } from 'vitest';
import { billingSchema } from '#machines/billing-edit/billingEdit.machine.ts';
import { contractSchema } from '#src/domain/contract/contract.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { startPort } from '../portCalls.ts';
import { expectLast, signedInBrowser } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it.each([
  ['from the contract', knownContract],
  ['empty without a value in the contract', contractSchema.parse({ reference: knownContract.reference })],
])('sends the fields closed to an adviser unchanged, %s', async (_, contract) => {
  const sent = stubBackOffice({});
  const schema = billingSchema({ role: 'internal_adviser_admin', contract });
  const payload = schema.parse({ name: 'Les Halles', company_name: '' });
  const actor = startPort('billingEdit', { port: 'submitForm', input: { payload } });
  const { siret, naf_code, billing_address_1, billing_address_2, billing_zip_code, billing_town } = contract;
  await expectLast(sent, {
    call: 'POST /api/contract/update_info',
    body: {
      form: 'billing',
      reference: contract.reference,
      name: 'Les Halles',
      company_name: '',
      ...{ siret, naf_code, billing_address_1, billing_address_2, billing_zip_code, billing_town },
    },
  });
  actor.stop();
});
