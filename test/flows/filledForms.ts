import type { Page } from '@playwright/test';

export const productCall = 'POST /p/contact/request';

export const visitor = {
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

export const fillContact = async (page: Page, given: Partial<typeof visitor> = {}): Promise<void> => {
  for (const [name, value] of Object.entries({ ...visitor, ...given }))
    await page.locator(`[data-flow="productContact"] [name="${name}"]`).fill(value);
};

export const sendContact = (page: Page) => page.getByRole('button', { name: 'Envoyer la demande' });

export const contactState = (page: Page, name: string) =>
  page.locator(`[data-flow="productContact"][data-state="${name}"]`);

export const contactValues = (page: Page) =>
  page
    .locator('[data-flow="productContact"] form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

export const newcomer = {
  first_name: 'Jeanne',
  last_name: 'Le Goff',
  email: 'jeanne.legoff@nouveau.example',
  repeated_email: 'jeanne.legoff@nouveau.example',
  password: 'Motdepasse-1',
  repeated_password: 'Motdepasse-1',
};

export const fillAccount = async (page: Page, given: Partial<typeof newcomer> = {}): Promise<void> => {
  await page.getByText('Madame').click();
  for (const [name, value] of Object.entries({ ...newcomer, ...given }))
    await page.locator(`[name="${name}"]`).fill(value);
  await page.getByText('J’accepte les conditions').click();
};

export const submitAccount = (page: Page) => page.getByRole('button', { name: 'Créer le compte' });

export const signupState = (page: Page, name: string) =>
  page.locator(`[data-flow="signup"][data-state="${name}"]`);

export const valuesIn = (page: Page) =>
  page
    .locator('[data-flow="signup"] form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
