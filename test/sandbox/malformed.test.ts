import { expect, it } from 'vitest';
import { openSandbox } from './testing.ts';

const contract = { reference: '981234567890', identifier: 'AB12', zipcode: '35400' };

const person = {
  civility: 'miss',
  first_name: 'Anne-Laure',
  last_name: 'L’Hôte',
  entity_name: 'Mairie',
  department_code: 'other',
};

const request = {
  contact_type: 'contact_form_product_infos',
  last_name: 'Carpentier',
  first_name: 'Sophie',
  email: 'sophie@moulins.example',
  company: 'Moulins de la Rance',
  function: 'Directrice',
  subject: 'water',
  message: '',
  token_captcha: '',
};

const few = ['2 caractères au moins sont attendus.'];
const missing = ['Champ obligatoire.'];

it.each([
  [
    '/api/user/addContract',
    { reference: '971234567890', identifier: 'AB1', zipcode: 35400 },
    {
      reference: ['12 chiffres qui commencent par 98 sont attendus.'],
      identifier: ['4 caractères sont attendus.'],
      zipcode: ['Valeur refusée.'],
    },
  ],
  ['/api/user/addContract', { ...contract, form: 'x' }, { form: ['Champ inconnu.'] }],
  ['/api/user/addContract', {}, { reference: missing, identifier: missing, zipcode: missing }],
  [
    '/api/user/civility',
    { ...person, first_name: 'A', entity_name: '' },
    { first_name: few, entity_name: missing },
  ],
  [
    '/api/user/civility',
    { ...person, last_name: 'a'.repeat(51), department_code: 'x' },
    { last_name: ['50 caractères au plus sont attendus.'], department_code: ['Valeur refusée.'] },
  ],
  [
    '/api/user/civility',
    { ...person, last_name: 'R2' },
    { last_name: ['Un nom ne contient pas de chiffre.'] },
  ],
  ['/api/user/email', { email: 'a@', repeated_email: 'a@' }, { email: ['Cette adresse n’est pas valide.'] }],
  ['/p/contact/request', { ...request, contact_type: 'x' }, { contact_type: ['Valeur refusée.'] }],
  [
    '/p/contact/request',
    { ...request, message: 'é'.repeat(5001), phone: '01' },
    {
      message: ['5\u202f000 caractères au plus sont attendus.'],
      phone: ['10 chiffres qui commencent par 0 sont attendus.'],
    },
  ],
  [
    '/api/contract/update_info',
    { form: 'contact', reference: '981000004217', email: 'a@b.example', phone: '' },
    { mobile_phone: missing },
  ],
])('says of a body of %s what the file refuses: %j', async (path, body, fields) => {
  const { ask } = await openSandbox();
  const { status, json } = await ask('POST', path, { body });
  expect({ status, fields: json.validation_errors }).toEqual({ status: 400, fields });
});
