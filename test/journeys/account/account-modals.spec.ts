import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../portal.ts';

const reference = '981000000037';
const withoutRib = '981000015875';

const flows = {
  name: 'nameEdit',
  email: 'emailEdit',
  password: 'passwordEdit',
  addContract: 'addContract',
  billing: 'billingEdit',
  contact: 'contactEdit',
  iban: 'ibanEdit',
} as const;

type Form = keyof typeof flows;
const forms = Object.keys(flows) as Form[];

const flow = (page: Page, form: Form) => page.locator(`[data-flow="${flows[form]}"]`);

const openContract = (page: Page) =>
  page
    .getByRole('button', { name: /98-1000-0000-37/ })
    .first()
    .click();

const openers: Record<Form, RegExp> = {
  name: /^Modifier votre identité$/,
  email: /^Modifier votre adresse e-mail$/,
  password: /^Modifier votre mot de passe$/,
  addContract: /^Ajouter un contrat$/,
  billing: /^Modifier la facturation du contrat Usine des Bars 98-1000-0000-37$/,
  contact: /^Modifier le contact du contrat Usine des Bars 98-1000-0000-37$/,
  iban: /^Modifier l’IBAN du contrat Usine des Bars 98-1000-0000-37$/,
};

const isOfContract = (form: Form) => ['billing', 'contact', 'iban'].includes(form);

const toSearch = (form: Form) => `?modale=${form}${isOfContract(form) ? `&contrat=${reference}` : ''}`;

test('opens each form from its link by keyboard, and restores the focus on Escape', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  await openContract(page);
  for (const form of forms) {
    const opener = page.getByRole('link', { name: openers[form] });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(flow(page, form)).toBeVisible();
    expect(new URL(page.url()).search).toBe(toSearch(form));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/espace-personnel$/);
    await expect(opener).toBeFocused();
  }
});

for (const form of forms) {
  test(
    `${form}: opens from its address, and « Annuler » cleans it`,
    deep,
    async ({ page, sandbox, signIn }) => {
      await signIn('owner', `/espace-personnel${toSearch(form)}`);
      await expect(flow(page, form)).toHaveAttribute('data-state', 'editing');
      await page.getByRole('button', { name: 'Annuler' }).click();
      await expect(page).toHaveURL(/\/espace-personnel$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(
        (await sandbox.calls()).filter(({ method, kind }) => method === 'POST' && kind === 'call'),
      ).toEqual([]);
    },
  );
}

test('an accepted form restores the focus to its link', deep, async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel');
  await openContract(page);
  for (const form of ['name', 'billing'] as const) {
    const opener = page.getByRole('link', { name: openers[form] });
    await opener.click();
    await flow(page, form).locator('[type="submit"]').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

for (const search of [
  '?modale=autre',
  '?modale=billing',
  '?modale=billing&contrat=980000000000',
  `?modale=iban&contrat=${withoutRib}`,
]) {
  test(`${search} opens nothing and is removed from the address`, deep, async ({ page, signIn }) => {
    await signIn('owner', `/espace-personnel${search}`);
    await expect(page).toHaveURL(/\/espace-personnel$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test(
  'a contract with a disabled RIB role shows the reason instead of the IBAN link',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', '/espace-personnel');
    await page.getByRole('button', { name: /98-1000-0158-75/ }).click();
    await expect(page.getByRole('link', { name: /la facturation du contrat Siège/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /IBAN/ })).toHaveCount(0);
    await expect(page.getByText(/L’IBAN de ce contrat ne se modifie pas en ligne/)).toBeVisible();
  },
);

/** Forms whose submit button is disabled (docs/rules.md#closed-forms). */
const closed: Record<string, readonly Form[]> = {
  owner: [],
  admin: [],
  simple: [],
  'unknown-role': [],
  internal_adviser_admin: ['name', 'password', 'contact', 'iban'],
  internal_adviser_simple: forms,
};

for (const [account, closedForms] of Object.entries(closed)) {
  test(
    `${account} may send every form except ${closedForms.join(', ') || 'none'}`,
    deep,
    async ({ page, signIn }) => {
      await signIn(account, '/espace-personnel');
      for (const form of forms) {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        const contract = page.locator('h3 button').first();
        if (isOfContract(form) && (await contract.getAttribute('aria-expanded')) !== 'true')
          await contract.click();
        const opener = openers[form].source.replace(/^\^|( Usine.*)?\$$/g, '');
        await page
          .getByRole('link', { name: new RegExp(opener) })
          .first()
          .click();
        const submit = flow(page, form).locator('[type="submit"]');
        const isOpen = !closedForms.includes(form);
        await expect(submit, form).toBeEnabled({ enabled: isOpen });
        if (!isOpen) await expect(submit).toHaveAccessibleDescription(/En tant que conseiller/);
        if (form === 'billing') {
          const disabled = await flow(page, form)
            .locator('input:disabled')
            .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
          expect(disabled).toEqual(
            account === 'internal_adviser_admin'
              ? [
                  'siret',
                  'naf_code',
                  'billing_town',
                  'billing_zip_code',
                  'billing_address_1',
                  'billing_address_2',
                ]
              : [],
          );
        }
        await page.keyboard.press('Escape');
      }
    },
  );
}

test(
  'an adviser administrator changes a name and sends the other fields unchanged',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('internal_adviser_admin', '/espace-personnel');
    await page.locator('h3 button').first().click();
    await page.getByRole('link', { name: /Modifier la facturation/ }).click();
    const siret = await page.locator('[name="siret"]').inputValue();
    await page.locator('[name="name"]').fill('Usine du Nord');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer la facturation' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'La facturation du contrat' })).toBeVisible();
    const [sent] = await sandbox.calls('POST /api/contract/update_info');
    expect(sent).toMatchObject({ status: 200, body: { form: 'billing', name: 'Usine du Nord', siret } });
  },
);

const autoComplete: [Form, Record<string, string>][] = [
  ['name', { first_name: 'given-name', last_name: 'family-name', entity_name: 'organization' }],
  ['email', { email: 'email', repeated_email: 'email' }],
  [
    'password',
    {
      old_password: 'current-password',
      password: 'new-password',
      repeated_password: 'new-password',
    },
  ],
  [
    'billing',
    {
      company_name: 'organization',
      billing_address_1: 'address-line1',
      billing_address_2: 'address-line2',
      billing_zip_code: 'postal-code',
      billing_town: 'address-level2',
    },
  ],
  ['contact', { email: 'email', phone: 'work tel', mobile_phone: 'mobile tel' }],
];

test('each field has its autocomplete attribute', deep, async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel');
  await openContract(page);
  for (const [form, expected] of autoComplete) {
    await page.getByRole('link', { name: openers[form] }).click();
    for (const [name, value] of Object.entries(expected)) {
      const field = flow(page, form).locator(`[name="${name}"]`);
      await expect(field).toHaveAttribute('autocomplete', value);
      if (value.endsWith('-password')) await expect(field).toHaveAttribute('type', 'password');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('password rules are checked off while typing', deep, async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel?modale=password');
  const met = () =>
    page.locator('[data-met]').evaluateAll((rules) => rules.map((rule) => rule.getAttribute('data-met')));
  await expect.poll(met).toEqual(['false', 'false', 'false', 'false', 'false']);
  const steps = [
    ['abc', ['false', 'false', 'true', 'false', 'false']],
    ['D', ['false', 'true', 'true', 'false', 'false']],
    ['1', ['false', 'true', 'true', 'true', 'false']],
    ['-', ['false', 'true', 'true', 'true', 'true']],
    ['ef', ['true', 'true', 'true', 'true', 'true']],
  ] as const;
  for (const [text, expected] of steps) {
    await page.locator('[name="password"]').pressSequentially(text);
    await expect.poll(met).toEqual(expected);
  }
});
