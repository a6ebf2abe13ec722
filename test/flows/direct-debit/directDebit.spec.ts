import type { Page } from '@playwright/test';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { goOnTyping, leave, question } from '../../journeys/account/leaveQuestion.ts';
import { expect, takenOver, test } from '../../journeys/portal.ts';
import { frenchIban, refusedBank, seededBank } from '../../sandbox/data/identifiers.ts';
import { signInAddress } from '../../walks/definePortalWalk.ts';

const path = '/prelevement-automatique';
const reference = '981000000037';
const information = `GET /api/contract/iban/${reference}`;
const request = `POST /api/contract/iban/${reference}`;

const iban = frenchIban(seededBank, '00001', '12345678901');

const state = (page: Page, name: string) => page.locator(`[data-flow="directDebit"][data-state="${name}"]`);
const submit = (page: Page) => page.locator('[data-flow="directDebit"] [type="submit"]:visible');
const control = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`);

const know = (page: Page, known: object) =>
  page.route(`**/api/contract/iban/${reference}?*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...known } });
  });

const answer = (page: Page, json: object) =>
  page.route(`**/api/contract/iban/${reference}`, (route) => route.fulfill({ json }));

const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

const typeIban = async (page: Page, typed: string) => {
  await control(page, 'iban-1').click();
  await page.keyboard.type(typed);
};

const identify = async (page: Page) => {
  await submit(page).click();
  await choose(page, 'd’une personne');
  await choose(page, 'Madame');
  await control(page, 'last_name').fill('Le Goff');
  await control(page, 'mobile_phone').fill('06 39 98 00 17');
  await submit(page).click();
  await state(page, 'choosing').waitFor();
};

const consent = (page: Page) => page.getByText(/^J’accepte que les factures/).click();

const open = (signIn: (account: string, target?: string) => Promise<void>) =>
  signIn('owner', `${path}?contrat=${reference}`);

test('signs a mandate for a new account, with the expected request', async ({ page, sandbox, signIn }) => {
  await know(page, { has_mandate: 0, iban: '' });
  await open(signIn);
  await expect(page.getByRole('heading', { name: 'Étape 1 sur 4' })).toBeVisible();
  await expectAccessible(page);
  await identify(page);
  await expect(page.getByRole('heading', { name: 'Étape 3 sur 4' })).toBeFocused();
  await expect(page.getByText('Madame Le Goff')).toBeVisible();
  await typeIban(page, iban);
  await consent(page);
  await expectAccessible(page);
  await submit(page).click();
  await page.waitForURL('**/third-party/signature?**');
  expect((await sandbox.calls(request)).map(({ body }) => body)).toEqual([
    {
      action: 'P',
      reference,
      has_mandate: 0,
      civility: 'miss',
      last_name: 'Le Goff',
      iban,
      holder: 'Le Goff',
      mobile_phone: '0639980017',
    },
  ]);
  await page.getByRole('link', { name: 'Signer le mandat' }).click();
  await expect(state(page, 'signed.available')).toContainText('Votre mandat est signé');
  await expectAccessible(page);
  const mandate = page.getByRole('link', { name: 'Télécharger le mandat' });
  await expect(mandate).toHaveAttribute('href', `/download/contract/mandate/${reference}-M1/sps`);
  await page.getByRole('link', { name: 'Voir les factures' }).click();
  await expect(page).toHaveURL(/\/espace-facturation$/);
});

test(
  'keeps the known account of a company, and sets up the direct debit immediately',
  deep,
  async ({ page, sandbox, signIn }) => {
    await know(page, { has_mandate: 1, iban, titulaire: 'SCOP 3 Rivières', mobile: '' });
    await open(signIn);
    // The response of the invoice list takes precedence.
    await expect(page.locator('main')).toContainText('Contrat mensualisé');
    await submit(page).click();
    await choose(page, 'd’une entreprise ou d’un organisme');
    await choose(page, 'Monsieur');
    await expect(page.getByLabel('Raison sociale')).toHaveValue('SCOP 3 Rivières');
    await submit(page).click();
    await consent(page);
    await submit(page).dblclick();
    await expect(state(page, 'inPlace')).toContainText('Le prélèvement automatique est en place');
    expect((await sandbox.calls(request)).map(({ body }) => body)).toEqual([
      { action: 'P', reference, has_mandate: 1, civility: 'mr', last_name: 'SCOP 3 Rivières', iban },
    ]);
    await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(2);
    await expectAccessible(page);
  },
);

for (const [address, when] of sampled([
  `${path}/KO/${reference}-M1/T1`,
  `${path}/OK`,
  `${path}/ANNULE/${reference}-M1`,
])) {
  test(`${address} shows a failure, with a way to restart`, when, async ({ page, signIn }) => {
    await open(signIn);
    await state(page, 'reviewing').waitFor();
    await page.goto(address);
    await expect(state(page, 'unsigned').getByRole('alert')).toContainText('n’est pas en place');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Recommencer' }).click();
    await expect(state(page, 'reviewing')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('a signed mandate without its document, then late, still offers the download', async ({
  page,
  sandbox,
  signIn,
}) => {
  const document = 'GET /api/contract/sepamandate/download/:reference/:type';
  await sandbox.fail(document, 'code=40');
  await signIn('owner', `${path}/OK/${reference}-M1/T1`);
  await expect(page.getByText('Votre mandat est signé')).toBeVisible();
  await expect(page.getByText('n’est pas encore disponible')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await sandbox.heal();
  await sandbox.fail(document, 'status=503');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect
    .poll(async () => (await sandbox.calls()).filter(({ status }) => status === 503))
    .toHaveLength(1);
  await expect(state(page, 'signed.unavailable')).toBeVisible();
  await sandbox.heal();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('link', { name: 'Télécharger le mandat' })).toHaveAttribute(
    'href',
    `/download/contract/mandate/${reference}-M1/sps`,
  );
});

for (const width of [768, 1440]) {
  test(`the links of a confirmation are side by side at ${width} px`, deep, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const status of ['OK', 'KO']) {
      await signIn('owner', `${path}/${status}/${reference}-M1/T1`);
      await page.getByRole('link', { name: 'Aller au tableau de bord' }).waitFor();
      const tops = await page
        .locator('[data-flow="directDebit"]')
        .locator('a, button')
        .evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().top));
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size).toBe(1);
    }
  });
}

for (const [urlSEPA, when] of sampled([
  'javascript:alert(1)',
  'data:text/html,<h1>Signez</h1>',
  'https://ailleurs.example/mandat',
  'http://signature.example/mandat',
])) {
  test(`refuses an untrusted signature address: ${urlSEPA}`, when, async ({ page, signIn }) => {
    await open(signIn);
    await identify(page);
    await answer(page, { code: '00', urlSEPA });
    await consent(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Une erreur technique s’est produite');
    await expect(state(page, 'choosing')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test(
  'a refused account shows the reason at its field, without errors of unknown fields',
  deep,
  async ({ page, signIn }) => {
    await open(signIn);
    await identify(page);
    await choose(page, 'Un autre compte');
    await typeIban(page, frenchIban(refusedBank, '00001', '12345678901'));
    await consent(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(control(page, 'iban-1')).toHaveAccessibleDescription(/Ce compte ne peut pas être prélevé/);
    await expectAccessible(page);
    await answer(page, {
      code: '40',
      message: 'La demande est refusée.',
      validation_errors: { action: ['Action inconnue.'], holder: 'Inconnu.' },
    });
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('La demande est refusée.');
    await expect(page.getByRole('alert')).not.toContainText('inconnu');
  },
);

test('a refused holder shows its error at the holder step', deep, async ({ page, signIn }) => {
  await open(signIn);
  await identify(page);
  await answer(page, { code: '40', validation_errors: { mobile_phone: ['Ce numéro n’est pas attribué.'] } });
  await consent(page);
  await submit(page).click();
  await expect(state(page, 'identifying')).toBeVisible();
  await expect(control(page, 'mobile_phone')).toHaveAccessibleDescription(/Ce numéro n’est pas attribué/);
  await expect(page.getByRole('alert')).toBeFocused();
});

test(
  'technical failures of the request show an error and keep the values',
  deep,
  async ({ page, sandbox, signIn }) => {
    await open(signIn);
    await identify(page);
    await choose(page, 'Un autre compte');
    await typeIban(page, iban);
    await consent(page);
    await sandbox.failInTurn(
      'POST /api/contract/iban/:reference',
      ['status=500', 'code=12', 'html', 'drop'],
      {
        attempt: () => submit(page).click(),
        expectMessage: async () => {
          await expect(page.getByRole('alert')).toBeVisible();
          await expect(control(page, 'iban-7')).toHaveValue(iban.slice(24));
        },
      },
    );
    await submit(page).click();
    await expect(page).toHaveURL(/signature|prelevement/);
  },
);

test(
  'loads the data three times, then falls back to the invoices with the reason',
  deep,
  async ({ page, sandbox, signIn }) => {
    await sandbox.fail('GET /api/contract/iban/:reference', 'status=500');
    await open(signIn).catch(() => {});
    await expect(page).toHaveURL(/\/espace-facturation$/);
    await expect(page.getByRole('alert')).toContainText('ne peut pas être demandé');
    expect(await sandbox.calls(information)).toHaveLength(3);
  },
);

test('« Renoncer » confirms the loss of a typed IBAN', deep, async ({ page, signIn }) => {
  await know(page, { has_mandate: 0, iban: '' });
  await open(signIn);
  await identify(page);
  await typeIban(page, iban);
  await page.getByRole('button', { name: 'Renoncer' }).click();
  await expect(question(page)).toBeVisible();
  await goOnTyping(page);
  await expect(control(page, 'iban-1')).toHaveValue(iban.slice(0, 4));
  await page.getByRole('button', { name: 'Renoncer' }).click();
  await leave(page).click();
  await expect(page).toHaveURL(/\/espace-facturation$/);
});

test('a modal blocks the page while the data loads, but not the invoices', deep, async ({ hold, page }) => {
  const release = await hold(`GET /api/contract/iban/${reference}`);
  await hold('POST /api/invoices');
  await page.goto(signInAddress('owner', `${path}?contrat=${reference}`));
  const loading = page.getByRole('dialog', { name: 'Un instant' });
  await expect(loading.getByRole('status')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(state(page, 'findingBilling')).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(state(page, 'identifying')).toBeVisible();
});

for (const [name, search] of [
  ['no contract', ''],
  ['the contract of someone else', '?contrat=980000000001'],
] as const) {
  test(`${name}: shows the invoices without a form`, deep, async ({ page, sandbox, signIn }) => {
    await signIn('owner', `${path}${search}`).catch(() => {});
    await expect(page).toHaveURL(/\/espace-facturation$/);
    expect((await sandbox.calls()).filter(({ path: requested }) => requested.includes('/iban/'))).toEqual([]);
  });
}

test(
  'Back and the button return to the previous step and keep the values',
  deep,
  async ({ page, signIn }) => {
    await know(page, { has_mandate: 0, iban: '' });
    await open(signIn);
    await identify(page);
    await typeIban(page, iban);
    await page.goBack();
    await expect(state(page, 'identifying')).toBeVisible();
    await expect(control(page, 'last_name')).toHaveValue('Le Goff');
    await submit(page).click();
    await expect(control(page, 'iban-1')).toHaveValue(iban.slice(0, 4));
    await page.getByRole('button', { name: 'Revenir à l’étape précédente' }).click();
    await expect(page.getByRole('heading', { name: 'Étape 2 sur 4' })).toBeFocused();
    await page.getByRole('button', { name: 'Revenir à l’étape précédente' }).click();
    await expect(page.getByRole('heading', { name: 'Étape 1 sur 4' })).toBeFocused();
    await submit(page).click();
    await expect(control(page, 'last_name')).toHaveValue('Le Goff');
  },
);

test(
  'a reload restarts with the same contract and keeps only its reference',
  deep,
  async ({ page, signIn }) => {
    await open(signIn);
    await identify(page);
    const requested: string[] = [];
    page.on('dialog', (dialog) => {
      requested.push(dialog.type());
      return dialog.accept();
    });
    await page.goto(path);
    await expect(state(page, 'reviewing')).toBeVisible();
    expect(requested).toEqual(['beforeunload']);
    await expect(page.locator('main')).toContainText('98-1000-0000-37');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).toContain(reference);
    expect(stored).not.toMatch(/Le Goff|FR76|0639/);
  },
);

test('reaches the signature by keyboard', deep, async ({ page, signIn }) => {
  await know(page, { has_mandate: 0, iban: '', titulaire: '', mobile: '' });
  await open(signIn);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await submit(page).focus();
  await press('Enter', 'Tab', 'Tab', 'Space', 'Tab');
  await page.keyboard.type('Le Goff');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Étape 3 sur 4' })).toBeFocused();
  await press('Tab', 'Tab');
  await page.keyboard.type(iban);
  await press('Tab', 'Space', 'Enter');
  await page.waitForURL('**/third-party/signature?**');
});

test('a mandate replaces the page only if it is a PDF', deep, async ({ page, sandbox, signIn }) => {
  const download = `/download/contract/mandate/${reference}-M1/sps`;
  const call = 'GET /api/contract/sepamandate/download/:reference/:type';
  await signIn('owner', '/');
  await page.addInitScript(() => {
    // Chromium shows a PDF in a page that tests cannot read.
    URL.createObjectURL = (file) => {
      if (file instanceof Blob)
        file.text().then((text) => sessionStorage.setItem('opened', `${file.type} ${text.slice(0, 5)}`));
      return '#ouvert';
    };
  });
  for (const fault of ['html', 'status=500', 'code=40', 'empty']) {
    await sandbox.fail(call, fault);
    await page.goto(download);
    await expect(page).toHaveURL(/\/erreur\/connexion$/);
    await expect(page.getByRole('heading', { name: 'Votre mandat n’a pas pu être ouvert' })).toBeVisible();
    await sandbox.heal();
  }
  expect(await page.evaluate(() => sessionStorage.getItem('opened'))).toBeNull();
  await page.reload();
  await takenOver(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('opened')))
    .toBe('application/pdf %PDF-');
});

test('Forward after Back acts as « Continuer », and stops at an error', deep, async ({ page, signIn }) => {
  await know(page, { has_mandate: 0, iban: '' });
  await open(signIn);
  await identify(page);
  await typeIban(page, iban);
  await page.goBack();
  await expect(state(page, 'identifying')).toBeVisible();
  await page.goBack();
  await expect(state(page, 'reviewing')).toBeVisible();
  await page.goForward();
  await expect(state(page, 'identifying')).toBeVisible();
  await page.goForward();
  await expect(state(page, 'choosing')).toBeVisible();
  await expect(control(page, 'iban-1')).toHaveValue(iban.slice(0, 4));
  await page.goBack();
  await control(page, 'last_name').fill('');
  await page.goForward();
  await expect(page.getByRole('alert')).toContainText('Saisissez le nom du titulaire.');
  await page.goBack();
  await expect(state(page, 'reviewing')).toBeVisible();
  await page.goForward();
  await control(page, 'last_name').fill('Cadiou');
  await submit(page).click();
  await expect(page.getByText('Madame Cadiou')).toBeVisible();
  await page.goBack();
  await expect(state(page, 'identifying')).toBeVisible();
});
