import { it } from 'vitest';
import { startPort } from '../portCalls.ts';
import { expectLast, signedInBrowser } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it.each(['a-captcha', ''])(
  'sends empty fields as empty strings, with the captcha « %s »',
  async (captcha) => {
    const sent = stubBackOffice({});
    const payload = {
      contact_type: 'contact_form_product_infos',
      last_name: 'Carpentier',
      first_name: 'Sophie',
      email: 'sophie.carpentier@moulins.example',
      phone: '',
      company: 'Moulins de la Rance',
      function: 'Responsable technique',
      reference: '',
      subject: 'switch,water',
      message: '',
      token_captcha: captcha,
    };
    const actor = startPort('productContact', { port: 'submitForm', input: { payload } });
    await expectLast(sent, { call: 'POST /p/contact/request', body: payload });
    actor.stop();
  },
);
