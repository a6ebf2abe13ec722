import type { Page } from '@playwright/test';
import { initialPassword } from '../sandbox/accounts.ts';
import { frenchIban, seededBank } from '../sandbox/data/identifiers.ts';

export const productCall = 'POST /p/contact/request';

const visitor = {
  last_name: 'Carpentier',
  first_name: 'Sophie',
  email: 'sophie.carpentier@moulins.example',
  phone: '01 99 00 00 17',
  company: 'Moulins de la Rance',
  function: 'Responsable technique',
  reference: '98-1000-0042-17',
  message: 'Nous aimerions une démonstration,\nsi possible en mars.',
};

export const visitorRequest = {
  contact_type: 'contact_form_product_infos',
  ...visitor,
  phone: '0199000017',
  reference: '981000004217',
  subject: 'switch,water',
  token_captcha: '',
};

export const fillContact = (page: Page) => fillForm(page, 'productContact', visitor);

export const sendContact = (page: Page) => page.getByRole('button', { name: 'Envoyer la demande' });

export const contactState = (page: Page, name: string) =>
  page.locator(`[data-flow="productContact"][data-state="${name}"]`);

export const newcomer = {
  first_name: 'Jeanne',
  last_name: 'Le Goff',
  email: 'jeanne.legoff@nouveau.example',
  repeated_email: 'jeanne.legoff@nouveau.example',
  password: 'Motdepasse-1',
  repeated_password: 'Motdepasse-1',
};

export const fillAccount = async (page: Page): Promise<void> => {
  await page.getByText('Madame').click();
  for (const [name, value] of Object.entries(newcomer)) await page.locator(`[name="${name}"]`).fill(value);
  await page.getByText('J’accepte les conditions').click();
};

export const submitAccount = (page: Page) => page.getByRole('button', { name: 'Créer le compte' });

export const signupState = (page: Page, name: string) =>
  page.locator(`[data-flow="signup"][data-state="${name}"]`);

export const valuesIn = (page: Page) =>
  page
    .locator('[data-flow="signup"] form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

export const iban = frenchIban(seededBank, '00001', '12345678901');

export const ibanBoxes: Record<string, string> = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((box) => [`iban-${box + 1}`, iban.slice(4 * box, 4 * box + 4)]),
);

const email = 'nouveau@scop.example';
const password = 'Nouveau mot 2';

type AccountForm = { modal: string; call: string; values: Record<string, string>; done: string };

export const accountForms = (contract: string) =>
  ({
    addContract: {
      modal: 'addContract',
      call: 'POST /api/user/addContract',
      values: { reference: '981234567890', identifier: 'AB12', zipcode: '35400' },
      done: 'Le contrat a été ajouté à votre compte.',
    },
    nameEdit: {
      modal: 'name',
      call: 'POST /api/user/civility',
      values: { first_name: 'Marie-Noëlle', last_name: 'D’Hervé', department_code: 'other' },
      done: 'Votre identité est enregistrée.',
    },
    emailEdit: {
      modal: 'email',
      call: 'POST /api/user/email',
      values: { email, repeated_email: email },
      done: 'Votre adresse e-mail est modifiée.',
    },
    passwordEdit: {
      modal: 'password',
      call: 'POST /api/user/password',
      values: { old_password: initialPassword, password, repeated_password: password },
      done: 'Votre mot de passe est modifié.',
    },
    billingEdit: {
      modal: `billing&contrat=${contract}`,
      call: 'POST /api/contract/update_info',
      values: { name: 'Usine de l’Île', company_name: 'Élevage Œuvré', billing_zip_code: '35260' },
      done: 'La facturation du contrat est enregistrée.',
    },
    contactEdit: {
      modal: `contact&contrat=${contract}`,
      call: 'POST /api/contract/update_info',
      values: { email: 'eau@scop.example', phone: '01 99 00 00 17', mobile_phone: '0639980017' },
      done: 'Le contact du contrat est enregistré.',
    },
    ibanEdit: {
      modal: `iban&contrat=${contract}`,
      call: 'POST /api/contract/update_iban',
      values: { holder: 'SCOP 3 Rivières', ...ibanBoxes },
      done: 'L’IBAN du contrat est enregistré.',
    },
  }) satisfies Record<string, AccountForm>;

export const fillForm = async (page: Page, flow: string, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`[data-flow="${flow}"] form [name="${name}"]`);
    if (name === 'civility') await control.and(page.locator(`[value="${value}"]`)).check({ force: true });
    else if (name === 'cgu') await control.check({ force: true });
    else if (name === 'department_code') await control.selectOption(value);
    else await control.fill(value);
  }
};
