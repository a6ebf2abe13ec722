import { deep, sampled } from '../../deep.ts';
import { expect, test } from '../../journeys/portal.ts';
import { testContractListSearch } from '../contractListJourneys.ts';
import {
  consumptionPage,
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
  test(`searches meters by ${name}`, when, async ({ page, sandbox, signIn }) => {
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

test(
  'a search persists in the address: shared, reloaded, restored, reset',
  deep,
  async ({ context, page, signIn }) => {
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

    await test.step('a colleague opens the address of the search', async () => {
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
  },
);

testContractListSearch(consumptionPage, {
  when: deep,
  row: 'un compteur',
  reference: many,
  mistake: {
    query: 'reference=ABC&matricule=%3C1%3E&siteAddress=angers',
    reproaches: [/^Une référence a 12 chiffres/, /^Un numéro de compteur/],
    wrong: ['reference', 'ABC'],
    corrections: { reference: '', matricule: knownMatricule },
    corrected: `matricule=${knownMatricule}&siteAddress=angers`,
  },
  correction: { name: 'reference', wrong: 'ABC', right: many, query: `reference=${many}` },
  refusal: {
    query: 'siteAddress=rue',
    siteAddress: 'rue',
    message: 'Cette adresse est trop vague.',
    field: 'siteAddress',
    error: 'Précisez la commune.',
  },
  nothing: {
    query: 'matricule=Z404',
    texts: ['Aucun compteur trouvé', /retirez un critère de la recherche/],
  },
  keyboard: {
    title: 'turns a page',
    go: async (page) => {
      await flow(page).getByRole('button', { name: 'Page 2' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('60 compteurs, page 2 sur 12')).toBeVisible();
    },
  },
});
