import { describe, expect, it } from 'vitest';
import { openSandbox } from '../testing.ts';
import { refusedMessage } from './customerService.ts';

const request = {
  contact_type: 'contact_customer_service_infos',
  object: 'Ma facture et mon paiement',
  need: 'Comprendre une facture',
  object_code: 'FACTURE',
  need_code: 'COMPRENDRE',
  zipcode: '35400',
  municipality: 'Saint-Malo',
  insee: '35288',
  message: 'À quoi correspond la part fixe ?',
  references: '981000004217,981000007956',
  phone: '0199000017',
  first_name: 'Hélène',
  last_name: 'Lefèvre-Martin',
};

const pdf = (bytes = 100, name = 'facture.pdf') =>
  new File([`%PDF-${'x'.repeat(bytes - 5)}`], name, { type: 'application/pdf' });

const ask = async (changes: Record<string, string | File> = {}, account = 'grand-compte') => {
  const { fetch, token } = await openSandbox(account);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...request, ...changes })) body.append(name, value);
  const response = await fetch(
    new Request('http://portal.test/api/contact/request/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    }),
  );
  return { status: response.status, json: await response.json() };
};

describe('a request to the customer service', () => {
  it('is taken, with and without files', async () => {
    expect(await ask()).toEqual({ status: 200, json: { code: '00' } });
    expect(await ask({ 'attachments[0]': pdf(), 'attachments[1]': pdf(7, 'é.pdf') })).toMatchObject({
      status: 200,
    });
  });

  it('has 5,000 characters at most', async () => {
    expect(await ask({ message: 'a'.repeat(5_000) })).toMatchObject({ status: 200 });
    expect(await ask({ message: 'a'.repeat(5_001) })).toMatchObject({ status: 400 });
  });

  it.each([
    ['references', '981'],
    ['phone', '12'],
    ['insee', '353'],
    ['message', ' '],
    ['contact_type', 'contact_form_product_infos'],
    ['attachments[0]', 'not a file'],
  ])('is refused for its %s', async (field, value) => {
    const { status, json } = await ask({ [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(json.validation_errors)).toEqual([field]);
  });

  it('is refused with a field that is not known, or a fourth file', async () => {
    expect((await ask({ 'attachments[3]': pdf() })).status).toBe(400);
  });

  it('takes 5,242,880 bytes of files in all, and not one more', async () => {
    const half = { 'attachments[0]': pdf(2_621_440) };
    expect((await ask({ ...half, 'attachments[1]': pdf(2_621_440) })).json.code).toBe('00');
    expect((await ask({ ...half, 'attachments[1]': pdf(2_621_441) })).json.code).toBe('71');
  });

  it('is refused on demand, and from advisers', async () => {
    expect((await ask({ message: refusedMessage })).json.code).toBe('72');
    expect((await ask({}, 'internal_adviser_admin')).status).toBe(403);
  });
});
