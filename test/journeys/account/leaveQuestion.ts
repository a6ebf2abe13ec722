import type { Page } from '@playwright/test';
import { expect } from '../portal.ts';

export const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' });
export const stay = (page: Page) => page.getByRole('button', { name: 'Continuer la saisie' });
export const leave = (page: Page) => page.getByRole('button', { name: 'Quitter sans enregistrer' });

export const goOnTyping = async (page: Page) => {
  await stay(page).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
};
