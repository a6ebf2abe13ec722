import type { Page } from '@playwright/test';

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
