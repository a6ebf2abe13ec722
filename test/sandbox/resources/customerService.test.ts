import { describe, expect, it } from 'vitest';
import { accepted, openSandbox } from '../testing.ts';
import { refusedMessage, refusedProductEmail } from './customerService.ts';

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
  it('is accepted with and without files', async () => {
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

  it('is refused with an unknown field or a fourth file', async () => {
    expect((await ask({ 'attachments[3]': pdf() })).status).toBe(400);
  });

  it('accepts exactly 5,242,880 bytes of files', async () => {
    const half = { 'attachments[0]': pdf(2_621_440) };
    expect((await ask({ ...half, 'attachments[1]': pdf(2_621_440) })).json.code).toBe('00');
    expect((await ask({ ...half, 'attachments[1]': pdf(2_621_441) })).json.code).toBe('71');
  });

  it('is refused for a reserved message, and for advisers', async () => {
    expect((await ask({ message: refusedMessage })).json.code).toBe('72');
    expect((await ask({}, 'internal_adviser_admin')).status).toBe(403);
  });
});

const lookUp = async (query: string) => {
  const { ask } = await openSandbox();
  return ask('GET', `/api/municipality/contract/contact?${query}`);
};

describe('phone numbers', () => {
  it.each([
    ['Saint-Malo', '35288', 1],
    ['Ajaccio', '2A004', 1],
    ['Cancale, of two services', '35049', 2],
    ['Dinard, of none', '35093', 0],
  ])('of %s', async (_, insee, count) => {
    const { json } = await lookUp(`insee=${insee}&type=town`);
    expect(json.listeContacts).toHaveLength(count);
    for (const contact of json.listeContacts)
      expect(contact).toEqual({
        horaireCrc: expect.stringMatching(/^Du lundi/),
        telCrcUrgence: expect.stringMatching(/^0199\d{6}$/),
        telCrcJour: expect.stringMatching(/^0199\d{6}$/),
      });
  });

  it.each([
    ['35238', '15'],
    ['29019', '16'],
    ['29232', '17'],
    ['56260', '03'],
  ])('of %s fail with code %s', async (insee, code) => {
    const { status, json } = await lookUp(`insee=${insee}&type=town`);
    expect(status).toBe(200);
    expect(json).toEqual({ code, message: expect.stringMatching(/\.$/) });
  });

  it.each(['street=rue+des+%C3%89cluses&streetNumber=12', 'hexaviaCode=0352380A&streetNumber=7'])(
    'of Rennes depend on the street, by %s',
    async (known) => {
      const { json } = await lookUp(`insee=35238&type=street&${known}`);
      expect(json.listeContacts).toHaveLength(1);
    },
  );

  it.each(['', '&streetNumber=12', '&street=rue+des+%C3%89cluses', '&hexaviaCode=0352380A&streetNumber=201'])(
    'of a street of Rennes fail with code 15 for %j',
    async (vague) => {
      expect((await lookUp(`insee=35238&type=street${vague}`)).json.code).toBe('15');
    },
  );

  it.each(['insee=1053&type=town', 'insee=35288', 'insee=35288&type=house', 'insee=35288&type=town&town=x'])(
    'refuse %s',
    async (query) => {
      expect((await lookUp(query)).status).toBe(400);
    },
  );
});

const path = '/p/contact/request';

const productRequest = {
  contact_type: 'contact_form_product_infos',
  last_name: 'Carpentier',
  first_name: 'Sophie',
  email: 'sophie@moulins.example',
  phone: '0199000017',
  company: 'Moulins de la Rance',
  function: 'Directrice',
  reference: '981000004217',
  subject: 'switch,water',
  message: 'Nous aimerions une démonstration.',
  token_captcha: '',
};

const post = async (body: object, token = '') => (await openSandbox()).ask('POST', path, { token, body });

it('accepts the request of a visitor and of a customer', async () => {
  const { ask, token } = await openSandbox();
  expect(await ask('POST', path, { token: '', body: productRequest })).toEqual(accepted);
  expect(await ask('POST', path, { token, body: productRequest })).toEqual(accepted);
});

const visitorRequest = {
  contact_type: 'contact_customer_service_infos',
  object: 'Autre',
  need: 'Autre demande',
  object_code: 'AUTRE',
  need_code: 'AUTRE_DEMANDE',
  zipcode: '35400',
  municipality: 'Saint-Malo',
  insee: '35288',
  message: 'Pouvez-vous me rappeler ?',
  references: '',
  phone: '0199000017',
  first_name: 'Sophie',
  last_name: 'Carpentier',
};

it('accepts the request of a visitor to the customer service, without a file', async () => {
  expect(await post(visitorRequest)).toEqual(accepted);
  expect((await post({ ...visitorRequest, message: refusedMessage })).json.code).toBe('72');
  for (const wrong of [{ first_name: '' }, { phone: '12' }, { 'attachments[0]': 'plan.pdf' }])
    expect((await post({ ...visitorRequest, ...wrong })).status).toBe(400);
});

it.each([
  ['phone', ''],
  ['reference', ''],
  ['message', ''],
  ['message', 'é'.repeat(5000)],
  ['subject', 'fluids'],
])('accepts %s with %j', async (field, value) => {
  expect(await post({ ...productRequest, [field]: value })).toEqual(accepted);
});

it.each([
  ['contact_type', 'contact_form'],
  ['last_name', ''],
  ['last_name', 'Carpentier 2'],
  ['first_name', '2'],
  ['email', 'sophie@'],
  ['phone', '019900001'],
  ['phone', '01 99 00 00 17'],
  ['company', ' '],
  ['function', ''],
  ['reference', '971000004217'],
  ['reference', '9810000042170'],
  ['subject', ''],
  ['subject', 'switch, water'],
  ['subject', 'gas'],
  ['message', 'é'.repeat(5001)],
  ['token_captcha', undefined],
])('refuses %s with %j', async (field, value) => {
  const { status, json } = await post({ ...productRequest, [field]: value });
  expect({ status, fields: Object.keys(json.validation_errors) }).toEqual({ status: 400, fields: [field] });
});

it('refuses the reserved address', async () => {
  const { status, json } = await post({ ...productRequest, email: refusedProductEmail });
  expect({ status, ...json }).toMatchObject({
    status: 200,
    code: '70',
    validation_errors: { email: ['Cette adresse ne reçoit pas de courrier.'] },
  });
});
