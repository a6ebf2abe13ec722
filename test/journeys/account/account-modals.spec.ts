import { deep } from '../../deep.ts';
import { accountForms } from '../../flows/filledForms.ts';
import { expect, test } from '../portal.ts';

const ofContract = 'du contrat Usine des Bars 98-1000-0000-37';
const known = accountForms('981000000037');

/** Forms, each with the link that opens it and the `autocomplete` of its fields (WCAG 1.3.5). */
const forms: [flow: keyof typeof known, link: string, purposes: Record<string, string>][] = [
  [
    'nameEdit',
    'Modifier votre identité',
    { first_name: 'given-name', last_name: 'family-name', entity_name: 'organization' },
  ],
  ['emailEdit', 'Modifier votre adresse e-mail', { email: 'email', repeated_email: 'email' }],
  [
    'passwordEdit',
    'Modifier votre mot de passe',
    { old_password: 'current-password', password: 'new-password', repeated_password: 'new-password' },
  ],
  ['addContract', 'Ajouter un contrat', {}],
  [
    'billingEdit',
    `Modifier la facturation ${ofContract}`,
    {
      company_name: 'organization',
      billing_address_1: 'address-line1',
      billing_address_2: 'address-line2',
      billing_zip_code: 'postal-code',
      billing_town: 'address-level2',
    },
  ],
  [
    'contactEdit',
    `Modifier le contact ${ofContract}`,
    { email: 'email', phone: 'work tel', mobile_phone: 'mobile tel' },
  ],
  ['ibanEdit', `Modifier l’IBAN ${ofContract}`, {}],
];

test('opens each account form by keyboard, and after Escape needs one Back to leave the page', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-facturation');
  await signIn('owner', '/espace-personnel');
  await page.getByRole('button', { name: /98-1000-0000-37/ }).click();
  for (const [flow, link, purposes] of forms) {
    const opener = page.getByRole('link', { name: link, exact: true });
    await opener.press('Enter');
    const form = page.locator(`[data-flow="${flow}"]`);
    await expect(form).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?modale=${known[flow].modal}`);
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
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
});

test(
  'opens no modal for the form of an unknown contract, and removes the modal from the URL',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', '/espace-personnel?modale=billing&contrat=980000000000');
    await expect(page).toHaveURL(/\/espace-personnel$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
