import { deep } from '../../deep.ts';
import { expect, test } from '../portal.ts';

const ofContract = 'du contrat Usine des Bars 98-1000-0000-37';

const forms: { flow: string; search: string; link: string; purposes: Record<string, string> }[] = [
  {
    flow: 'nameEdit',
    search: '?modale=name',
    link: 'Modifier votre identité',
    purposes: { first_name: 'given-name', last_name: 'family-name', entity_name: 'organization' },
  },
  {
    flow: 'emailEdit',
    search: '?modale=email',
    link: 'Modifier votre adresse e-mail',
    purposes: { email: 'email', repeated_email: 'email' },
  },
  {
    flow: 'passwordEdit',
    search: '?modale=password',
    link: 'Modifier votre mot de passe',
    purposes: {
      old_password: 'current-password',
      password: 'new-password',
      repeated_password: 'new-password',
    },
  },
  { flow: 'addContract', search: '?modale=addContract', link: 'Ajouter un contrat', purposes: {} },
  {
    flow: 'billingEdit',
    search: '?modale=billing&contrat=981000000037',
    link: `Modifier la facturation ${ofContract}`,
    purposes: {
      company_name: 'organization',
      billing_address_1: 'address-line1',
      billing_address_2: 'address-line2',
      billing_zip_code: 'postal-code',
      billing_town: 'address-level2',
    },
  },
  {
    flow: 'contactEdit',
    search: '?modale=contact&contrat=981000000037',
    link: `Modifier le contact ${ofContract}`,
    purposes: { email: 'email', phone: 'work tel', mobile_phone: 'mobile tel' },
  },
  {
    flow: 'ibanEdit',
    search: '?modale=iban&contrat=981000000037',
    link: `Modifier l’IBAN ${ofContract}`,
    purposes: {},
  },
];

test('opens each form from its link by keyboard, and restores the focus on Escape', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  await page.getByRole('button', { name: /98-1000-0000-37/ }).click();
  for (const { flow, search, link, purposes } of forms) {
    const opener = page.getByRole('link', { name: link, exact: true });
    await opener.press('Enter');
    const form = page.locator(`[data-flow="${flow}"]`);
    await expect(form).toBeVisible();
    expect(new URL(page.url()).search).toBe(search);
    for (const [name, purpose] of Object.entries(purposes)) {
      const field = form.locator(`[name="${name}"]`);
      await expect(field).toHaveAttribute('autocomplete', purpose);
      if (purpose.endsWith('-password')) await expect(field).toHaveAttribute('type', 'password');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/espace-personnel$/);
    await expect(opener).toBeFocused();
  }
});

test('the address of an unknown form opens nothing, and is cleaned', deep, async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel?modale=billing&contrat=980000000000');
  await expect(page).toHaveURL(/\/espace-personnel$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
