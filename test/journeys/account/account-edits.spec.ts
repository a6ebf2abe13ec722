import type { Page } from '@playwright/test';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { initialPassword } from '../../sandbox/accounts.ts';
import { frenchIban, refusedBank, seededBank } from '../../sandbox/data/identifiers.ts';
import { refusedContactEmail, refusedSiret } from '../../sandbox/resources/contracts.ts';
import { expect, test } from '../portal.ts';

type Values = Record<string, string>;

type Edit = {
  flow: string;
  search: string;
  call: string;
  values: Values;
  /** Exact body of the request (docs/back-office.openapi.yaml). */
  payload: Values;
  /** Message and content of the page after a success. */
  done: string;
  shows: RegExp;
  /** Values that cause an error and its message; `field` is the control described by the error. */
  refusal:
    | { values: Values; message: string; field?: string; sentence?: RegExp }
    | { fault: string; message: string };
};

const reference = '981000000037';
const contract = `&contrat=${reference}`;

const inBoxes = (iban: string): Values =>
  Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((box) => [`iban-${box + 1}`, iban.slice(4 * box, 4 * box + 4)]),
  );

const iban = frenchIban(seededBank, '00001', '12345678901');
const refusedIban = frenchIban(refusedBank, '00001', '12345678901');

const person = {
  civility: 'miss',
  first_name: 'Marie-Noëlle',
  last_name: 'D’Hervé Le Goff',
  entity_name: 'SCOP 3 Rivières',
  department_code: 'technical_service_fluid_management',
};

const billing = {
  name: 'Usine de l’Île',
  company_name: 'SCOP 3 Rivières',
  siret: '73282932000074',
  naf_code: '3600Z',
  billing_address_1: '12 quai Duguay-Trouin',
  billing_address_2: 'BÂTIMENT B',
  billing_zip_code: '35400',
  billing_town: 'Saint-Malo',
};

const contact = { email: 'eau@scop.example', phone: '0199000017', mobile_phone: '0639980017' };

const edits: Edit[] = [
  {
    flow: 'nameEdit',
    search: 'modale=name',
    call: 'POST /api/user/civility',
    values: { ...person, first_name: ' Marie-Noëlle ' },
    payload: person,
    done: 'Votre identité est enregistrée.',
    shows: /Mme Marie-Noëlle D’Hervé Le Goff/,
    refusal: { fault: 'code=99', message: 'Le service client a refusé la demande' },
  },
  {
    flow: 'emailEdit',
    search: 'modale=email',
    call: 'POST /api/user/email',
    values: { email: 'nouveau@scop.example', repeated_email: 'nouveau@scop.example ' },
    payload: { email: 'nouveau@scop.example', repeated_email: 'nouveau@scop.example' },
    done: 'Votre adresse e-mail est modifiée.',
    shows: /nouveau@scop\.example/,
    refusal: {
      values: { email: 'gaelle.peron@laverie.example', repeated_email: 'gaelle.peron@laverie.example' },
      message: 'Cette adresse est déjà utilisée par un autre compte.',
      field: 'email',
      sentence: /Cette adresse est déjà utilisée\./,
    },
  },
  {
    flow: 'passwordEdit',
    search: 'modale=password',
    call: 'POST /api/user/password',
    values: { old_password: initialPassword, password: 'Nouveau mot 2', repeated_password: 'Nouveau mot 2' },
    payload: { old_password: initialPassword, password: 'Nouveau mot 2', repeated_password: 'Nouveau mot 2' },
    done: 'Votre mot de passe est modifié.',
    shows: /masqué/,
    refusal: {
      values: { old_password: 'Oublié-1', password: 'Nouveau mot 2', repeated_password: 'Nouveau mot 2' },
      message: 'L’ancien mot de passe est incorrect.',
      field: 'old_password',
      sentence: /Ce mot de passe est incorrect/,
    },
  },
  {
    flow: 'billingEdit',
    search: `modale=billing${contract}`,
    call: 'POST /api/contract/update_info',
    values: { ...billing, siret: '732 829 320 00074', naf_code: '3600z', billing_address_2: 'bâtiment b' },
    payload: { form: 'billing', reference, ...billing },
    done: 'La facturation du contrat est enregistrée.',
    shows: /Usine de l’Île/,
    refusal: {
      values: { ...billing, siret: refusedSiret },
      message: 'Ce SIRET est inconnu du répertoire des entreprises.',
      field: 'siret',
      sentence: /Ce SIRET n’existe pas/,
    },
  },
  {
    flow: 'contactEdit',
    search: `modale=contact${contract}`,
    call: 'POST /api/contract/update_info',
    values: { ...contact, phone: '01 99 00 00 17' },
    payload: { form: 'contact', reference, ...contact },
    done: 'Le contact du contrat est enregistré.',
    shows: /eau@scop\.example/,
    refusal: {
      values: { ...contact, email: refusedContactEmail },
      message: 'Cette adresse ne reçoit pas nos messages.',
      field: 'email',
      sentence: /Choisissez une autre adresse/,
    },
  },
  {
    flow: 'ibanEdit',
    search: `modale=iban${contract}`,
    call: 'POST /api/contract/update_iban',
    values: { holder: ' SCOP 3 Rivières ', ...inBoxes(iban) },
    payload: { reference, holder: 'SCOP 3 Rivières', iban },
    done: 'L’IBAN du contrat est enregistré.',
    shows: new RegExp(`IBAN qui se termine par ${iban.slice(-4)}`),
    refusal: {
      values: { holder: 'SCOP', ...inBoxes(refusedIban) },
      message: 'Votre banque refuse les prélèvements sur ce compte.',
      field: 'iban-1',
      sentence: /Ce compte ne peut pas être prélevé/,
    },
  },
];

const formOf = (page: Page, flow: string) => page.locator(`[data-flow="${flow}"] form`);

const fill = async (page: Page, flow: string, values: Values) => {
  for (const [name, value] of Object.entries(values)) {
    const control = formOf(page, flow).locator(`[name="${name}"]`);
    if (name === 'civility') await control.and(page.locator(`[value="${value}"]`)).check({ force: true });
    else if (name === 'department_code') await control.selectOption(value);
    else {
      await control.fill(value);
      // The blur closes the list of a suggestion field.
      await control.blur();
    }
  }
};

const typed = (page: Page, flow: string) =>
  formOf(page, flow).evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

const submit = (page: Page, flow: string) => formOf(page, flow).locator('[type="submit"]');

const notice = (page: Page, done: string) => page.getByRole('status').filter({ hasText: done });

for (const [{ flow, search, call, values, payload, done, shows, refusal }, when] of sampled(edits)) {
  const address = `/espace-personnel?${search}`;

  test.describe(flow, () => {
    test(
      'success: a double click sends once, the modal stays open, then closes with a toast',
      when,
      async ({ hold, page, sandbox, signIn }) => {
        await signIn('owner', address);
        const release = await hold(call);
        await fill(page, flow, values);
        await expectAccessible(page);
        await submit(page, flow).dblclick();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute('aria-busy', 'true');
        release();
        await expect(notice(page, done)).toBeVisible();
        await expect(page).toHaveURL(/\/espace-personnel$/);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        const [sent, ...more] = await sandbox.calls(call);
        expect(sent?.body).toEqual(payload);
        expect(more).toEqual([]);
        if (search.includes('contrat')) await page.getByRole('button', { name: /98-1000-0000-37/ }).click();
        await expect(page.locator('main')).toContainText(shows);
      },
    );

    test(
      'a refusal shows its message at its field and keeps the typed values',
      deep,
      async ({ page, sandbox, signIn }) => {
        await signIn('owner', address);
        if ('fault' in refusal) await sandbox.fail(call, refusal.fault, 1);
        await fill(page, flow, 'values' in refusal ? refusal.values : values);
        const before = await typed(page, flow);
        await submit(page, flow).click();
        const alert = page.getByRole('dialog').getByRole('alert');
        await expect(alert).toContainText(refusal.message);
        await expect(alert).toBeFocused();
        if ('field' in refusal && refusal.field && refusal.sentence)
          await expect(formOf(page, flow).locator(`[name="${refusal.field}"]`)).toHaveAccessibleDescription(
            refusal.sentence,
          );
        expect(await typed(page, flow)).toEqual(before);
        await expectAccessible(page);
        await fill(page, flow, values);
        await submit(page, flow).click();
        await expect(notice(page, done)).toBeVisible();
      },
    );

    test(
      'technical failures show an error and keep the values; a retry succeeds',
      deep,
      async ({ page, sandbox, signIn }) => {
        await signIn('owner', address);
        await fill(page, flow, values);
        const before = await typed(page, flow);
        await sandbox.failInTurn(call, ['status=500', 'code=12', 'html', 'drop'], {
          attempt: () => submit(page, flow).click(),
          expectMessage: async () => {
            await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
            await expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute('data-state', 'editing');
            expect(await typed(page, flow)).toEqual(before);
          },
        });
        await submit(page, flow).click();
        await expect(notice(page, done)).toBeVisible();
      },
    );
  });
}

test('stores the token of the changed e-mail address', async ({ page, sandbox, signIn }) => {
  const token = () => page.evaluate(() => localStorage.getItem('portal.token'));
  await signIn('owner', '/espace-personnel?modale=email');
  const before = await token();
  await fill(page, 'emailEdit', { email: 'nouveau@scop.example', repeated_email: 'nouveau@scop.example' });
  await submit(page, 'emailEdit').click();
  await expect(notice(page, 'Votre adresse e-mail est modifiée')).toBeVisible();
  expect(await token()).not.toBe(before);
  const lastStatus = async () => (await sandbox.calls('GET /api/user')).at(-1)?.status;
  await expect.poll(lastStatus).toBe(200);
});

test(
  'a new token that cannot be stored shows a message and links to the sign-in',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', '/espace-personnel');
    await page.getByRole('link', { name: 'Modifier votre adresse e-mail' }).click();
    for (const name of ['email', 'repeated_email']) {
      await page.locator(`[name="${name}"]`).click();
      await page.keyboard.type('nouveau@scop.example');
    }
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await submit(page, 'emailEdit').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText('Votre adresse e-mail est modifiée');
    await expect(dialog.getByRole('status')).toBeFocused();
    await expect(dialog).toContainText('Reconnectez-vous avec votre nouvelle adresse : nouveau@scop.example');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    expect(await sandbox.calls('POST /api/user/email')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/saml/login?**');
    expect(new URL(page.url()).searchParams.get('RelayState')).toBe('/espace-personnel');
    await page.goto(`${page.url()}&account=owner`);
    await expect(page.locator('main')).toContainText('nouveau@scop.example');
  },
);

test(
  'a profile form shows « Erreur » for a refusal without a message',
  deep,
  async ({ context, page, signIn }) => {
    await signIn('owner', '/espace-personnel?modale=name');
    await context.route('**/api/user/civility', (route) => route.fulfill({ json: { code: '99' } }));
    await submit(page, 'nameEdit').click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Erreur');
  },
);
