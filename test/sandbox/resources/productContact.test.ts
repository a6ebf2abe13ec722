import { expect, it } from 'vitest';
import { accepted, openSandbox } from '../testing.ts';
import { refusedMessage } from './customerService.ts';
import { refusedProductEmail } from './productContact.ts';

const path = '/p/contact/request';

const request = {
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

it('a visitor asks, and a customer too', async () => {
  const { ask, token } = await openSandbox();
  expect(await ask('POST', path, { token: '', body: request })).toEqual(accepted);
  expect(await ask('POST', path, { token, body: request })).toEqual(accepted);
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

it('a visitor writes to the customer service, without a file', async () => {
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
])('%s may be %j', async (field, value) => {
  expect(await post({ ...request, [field]: value })).toEqual(accepted);
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
])('%s may not be %j', async (field, value) => {
  const { status, json } = await post({ ...request, [field]: value });
  expect({ status, fields: Object.keys(json.validation_errors) }).toEqual({ status: 400, fields: [field] });
});

it('refuses one address', async () => {
  const { status, json } = await post({ ...request, email: refusedProductEmail });
  expect({ status, ...json }).toMatchObject({
    status: 200,
    code: '70',
    validation_errors: { email: ['Cette adresse ne reçoit pas de courrier.'] },
  });
});
