import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import {
  contracts,
  field,
  flow,
  knownMatricule,
  many,
  numbers,
  path,
  search,
  state,
  submit,
} from './consumption.ts';

for (const [[name, typed, requested], when] of sampled([
  ['reference', '98-1000-0000-37', { reference: many }],
  ['matricule', ' D21TA1000142 ', { matricule: knownMatricule }],
  ['siteAddress', 'marais salants', { siteAddress: 'marais salants' }],
] as const))
  test(`meters are searched by ${name}`, when, async ({ page, sandbox, signIn }) => {
    await signIn('owner', path);
    await state(page, 'listed.settled').waitFor();
    await field(page, name).click();
    await page.keyboard.type(typed);
    await submit(page).click();
    await expect(contracts(page)).toHaveCount(1);
    await expect(contracts(page)).toContainText('Usine des Bars');
    await expect(flow(page).getByRole('table')).toBeVisible();
    const [, request] = await sandbox.calls(search);
    expect(request?.body).toEqual({ ...requested, currentPage: 1, itemsPerPage: 5 });
  });

test('a search is in the address: shared, read again, come back to, reset', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('owner', path);
  await state(page, 'listed.settled').waitFor();
  await field(page, 'matricule').fill(knownMatricule);
  await field(page, 'siteAddress').fill('angers');
  await submit(page).click();
  const address = `${path}?matricule=${knownMatricule}&siteAddress=angers`;
  await expect(page).toHaveURL(address);
  await expect(numbers(page)).toHaveText([knownMatricule]);

  await page.reload();
  await expect(numbers(page)).toHaveText([knownMatricule]);
  await expect(field(page, 'matricule')).toHaveValue(knownMatricule);
  await expect(field(page, 'siteAddress')).toHaveValue('angers');

  await test.step('a colleague is given it', async () => {
    const shared = await context.newPage();
    await shared.goto(address);
    await expect(numbers(shared)).toHaveText([knownMatricule]);
    await expect(field(shared, 'matricule')).toHaveValue(knownMatricule);
    await shared.close();
  });

  await field(page, 'matricule').fill('');
  await submit(page).click();
  await expect(page).toHaveURL(`${path}?siteAddress=angers`);
  await page.goBack();
  await expect(numbers(page)).toHaveText([knownMatricule]);
  await expect(field(page, 'matricule')).toHaveValue(knownMatricule);

  await flow(page).getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(page).toHaveURL(path);
  await expect(contracts(page)).toHaveCount(5);
  await expect(field(page, 'matricule')).toHaveValue('');
  await expect(field(page, 'siteAddress')).toHaveValue('');
});

test(
  'what an address asks and cannot be understood is said, and nothing is searched',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', `${path}?reference=ABC&matricule=%3C1%3E&siteAddress=angers`);
    await state(page, 'misunderstood').waitFor();
    const alert = flow(page).getByRole('alert');
    await expect(alert).toContainText('Cette recherche n’est pas comprise');
    await expect(alert.getByRole('button')).toHaveText([
      /^Une référence a 12 chiffres/,
      /^Un numéro de compteur/,
    ]);
    await expect(field(page, 'reference')).toHaveValue('ABC');
    expect(await sandbox.calls(search)).toEqual([]);
    await expectAccessible(page);
    await field(page, 'reference').fill('');
    await field(page, 'matricule').fill(knownMatricule);
    await submit(page).click();
    await expect(page).toHaveURL(`${path}?matricule=${knownMatricule}&siteAddress=angers`);
    await expect(contracts(page)).toHaveCount(1);
  },
);

test(
  'a search is corrected and pressed at once, with a real mouse',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', path);
    await state(page, 'listed.settled').waitFor();
    await field(page, 'reference').fill('ABC');
    await submit(page).click();
    await expect(flow(page).getByRole('alert')).toBeFocused();
    await field(page, 'reference').fill(many);
    const button = await submit(page).boundingBox();
    if (!button) throw new Error('No button to press');
    await page.mouse.dblclick(button.x + button.width / 2, button.y + button.height / 2);
    await expect(page).toHaveURL(`${path}?reference=${many}`);
    await state(page, 'listed.settled').waitFor();
    expect(await sandbox.calls(search)).toHaveLength(2);
  },
);

test('the keyboard alone folds the search, searches, and turns a page', deep, async ({ page, signIn }) => {
  await signIn('owner', path);
  await state(page, 'listed.settled').waitFor();
  await flow(page)
    .getByRole('button', { name: /^Rechercher un compteur/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'reference')).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(field(page, 'reference')).toBeFocused();
  await page.keyboard.type(many);
  await page.keyboard.press('Enter');
  await expect(contracts(page)).toHaveCount(1);
  await flow(page).getByRole('button', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('60 compteurs, page 2 sur 12')).toBeVisible();
});

test('a refused search says why over what was typed, which stays', deep, async ({ page, signIn }) => {
  await page.route('**/api/consumption/meters_list', (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: '50',
        message: 'Cette adresse est trop vague.',
        validation_errors: { siteAddress: 'Précisez la commune.' },
      },
    }),
  );
  await signIn('owner', `${path}?siteAddress=rue`);
  await expect(flow(page).getByRole('alert').first()).toContainText('Cette adresse est trop vague.');
  await expect(flow(page).getByText('Précisez la commune.').first()).toBeVisible();
  await expect(field(page, 'siteAddress')).toHaveValue('rue');
  await expectAccessible(page);
});

test('a search that finds nothing says what to do', deep, async ({ page, signIn }) => {
  await signIn('owner', `${path}?matricule=Z404`);
  await expect(flow(page).getByText('Aucun compteur trouvé')).toBeVisible();
  await expect(flow(page).getByText(/retirez un critère de la recherche/)).toBeVisible();
  await expectAccessible(page);
});

test('a session that expires while one searches goes to the sign-in and comes back', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', `${path}?siteAddress=angers`);
  await state(page, 'listed.settled').waitFor();
  await sandbox.fail(search, 'status=401', 1);
  await submit(page).click();
  await expect(page).toHaveURL(/\/saml\/login\?RelayState=/);
  expect(new URL(page.url()).searchParams.get('RelayState')).toBe(`${path}?siteAddress=angers`);
});
