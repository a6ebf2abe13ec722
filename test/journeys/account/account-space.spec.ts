import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../portal.ts';

const space = '/espace-personnel';

test('shows the identity of the user, and never the password', async ({ page, signIn }) => {
  await signIn('grand-compte', space);
  const identity = page.getByRole('region', { name: 'Identité' });
  await expect(identity).toContainText('Mme Hélène Lefèvre-Martin');
  await expect(identity.getByText('Groupe Hôtelier d’Armor', { exact: true })).toBeVisible();
  await expect(identity.getByText('Comptabilité, finance, trésorerie', { exact: true })).toBeVisible();
  const login = page.getByRole('region', { name: 'Connexion' });
  await expect(login).toContainText('helene.lefevremartin@armor.example');
  await expect(login).toContainText(/Mot de passe .*masqué/);
  await expectAccessible(page);
});

test('shows the missing fields of an incomplete profile', deep, async ({ page, signIn }) => {
  await signIn('incomplete-profile', space);
  const identity = page.getByRole('region', { name: 'Identité' });
  await expect(identity.getByText('Entité non renseignée', { exact: true })).toBeVisible();
  await expect(identity.getByText('Service non renseigné', { exact: true })).toBeVisible();
});

test('shows the details of an opened contract', deep, async ({ page, signIn }) => {
  await signIn('owner', space);
  await page.getByRole('button', { name: /98-1000-0000-37/ }).click();
  const details = page.getByRole('group').filter({ hasText: 'Coordonnées bancaires' });
  await expect(details).toContainText(/SIRET \d{3} \d{3} \d{3} \d{5}/);
  await expect(details).toContainText(/NAF \d{4}[A-Z]/);
  await expect(details).toContainText(/FR\d\d\s••••\s••••\s\d{4}/);
  await expectAccessible(page);
});

test(
  'shows placeholders for missing values, and truncates a long address',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', space);
    await expect(page.getByRole('button', { name: /Contrat sans nom.*Adresse non renseignée/s })).toHaveCount(
      1,
    );
    const long = page.getByRole('button', { name: /Zone d’activité/ });
    const [, address = ''] = ((await long.textContent()) ?? '').split(' · ');
    const [shown = ''] = address.split('…');
    expect(shown.length).toBeLessThanOrEqual(67);
    expect(address).toContain('…');
  },
);

const searches = [
  ['98-1000-0079 entrepot NORD', 1],
  ['rien de tel', 0],
  ['981000007956', 1],
  ['98-1000-0079-56', 1],
  ['usine bars', 1],
] as const;

test(
  'searches contracts by number or words, ignoring order, case and accents',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', space);
    for (const [typed, found] of searches) {
      await page.getByRole('searchbox').fill(typed);
      await expect(
        page.getByRole('status').filter({ hasText: found ? '1 contrat' : 'Aucun contrat ne correspond' }),
      ).toBeVisible();
      await expect(page.locator('h3')).toHaveCount(found);
    }
  },
);

test('without a contract, links to the first one', deep, async ({ page, signIn }) => {
  await signIn('no-contract', space);
  await expect(page.getByText('Aucun contrat n’est encore rattaché à votre compte.')).toBeVisible();
  await page.getByRole('link', { name: 'Ajouter un contrat' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajouter un contrat' })).toBeVisible();
});

test(
  'shows an error when contracts are unavailable (contracts_status KO)',
  deep,
  async ({ page, signIn }) => {
    await signIn('contracts-ko', space);
    await expect(page.getByRole('alert')).toContainText('Vos contrats ne peuvent pas être affichés.');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('a session that expires during an edit restores the form', deep, async ({ page, sandbox, signIn }) => {
  const address = `${space}?modale=contact&contrat=981000000037`;
  await signIn('owner', address);
  await sandbox.fail('POST /api/contract/update_info', 'status=401', 1);
  await page.locator('[name="email"]').fill('eau@scop.example');
  await page.locator('[type="submit"]').click();
  await page.waitForURL('**/saml/login?**');
  expect(new URL(page.url()).searchParams.get('RelayState')).toBe(address);
});
