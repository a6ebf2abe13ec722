import type { Page } from '@playwright/test';
import { meterPath } from '#src/app/navigation/addresses.ts';
import { deep } from '../../deep.ts';
import { expect, test } from '../../journeys/portal.ts';
import { makeContracts } from '../../sandbox/data/contracts.ts';
import { type Meter, metersOf } from '../../sandbox/data/meters.ts';

const list = 'POST /api/consumption/meters_list';

const [sixty = [], two = []] = makeContracts(1000, 2).map(metersOf);

const at = (meters: readonly Meter[], rank: number): Meter => {
  const meter = meters[rank];
  if (!meter) throw new Error(`The account has no meter ${rank}`);
  return meter;
};

const toPath = ({ reference, idPDS }: Meter, kind: 'TR' | 'SE' = 'TR') =>
  meterPath({ kind, reference, idPDS });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const action = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Fiche technique' });
const others = (page: Page) => page.getByRole('navigation', { name: 'Autres compteurs du contrat' });

const named = ({ matricule }: Meter) => `Compteur ${matricule}`;

test('opens a meter page from a bookmark with only one call for its contract', async ({
  page,
  signIn,
  sandbox,
}) => {
  const meter = at(sixty, 0);
  await signIn('owner', toPath(meter));
  await expect(title(page)).toHaveText('Compteur D21TA1000142');
  await expect(page).toHaveTitle(/^Compteur D21TA1000142 – /);
  await expect(page.getByText(/\s·\stélérelevé$/)).toBeVisible();
  expect((await sandbox.calls(list)).map(({ body }) => body)).toEqual([
    { reference: meter.reference, currentPage: 1, itemsPerPage: 5 },
  ]);
  await expect(page.getByText(/^Usine des Bars · 98-1000-0000-37$/)).toBeVisible();
  await expect(page.getByText(/^du \d\d\/\d\d\/\d{4} au \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Détail du compteur' })).toContainText('En service');
  await page.reload();
  await expect(title(page)).toHaveText('Compteur D21TA1000142');
  await action(page, 'Fiche technique').click();
  await expect(sheet(page)).toBeVisible();
});

test(
  'opens the adjacent meters for the same period, and returns to the first meter on Back',
  deep,
  async ({ page, signIn, sandbox }) => {
    await signIn('owner', `${toPath(at(sixty, 1))}?mode=daily`);
    await expect(page.getByText('Compteur 2 sur 60')).toBeVisible();
    const { length } = await sandbox.calls(list);
    await others(page)
      .getByRole('link', { name: `Suivant : ${named(at(sixty, 2))}` })
      .click();
    await expect(title(page)).toHaveText(named(at(sixty, 2)));
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL(`${toPath(at(sixty, 2))}?mode=daily`);
    await page.goBack();
    await expect(title(page)).toHaveText(named(at(sixty, 1)));
    await others(page)
      .getByRole('link', { name: `Précédent : ${named(at(sixty, 0))}` })
      .press('Enter');
    await expect(title(page)).toHaveText(named(at(sixty, 0)));
    await expect(others(page).getByRole('link', { name: /^Précédent/ })).toHaveCount(0);
    expect(await sandbox.calls(list)).toHaveLength(length);
  },
);

test('redirects a URL with the wrong kind of meter to the right URL', async ({ page, signIn, sandbox }) => {
  const right = `${toPath(at(two, 1), 'SE')}?view=table`;
  await signIn('owner', '/espace-consommation');
  await page.goto(`${toPath(at(two, 1))}?view=table`);
  await expect(page).toHaveURL(right);
  await expect(page.locator('[data-flow="meter"][data-state="found"]')).toBeVisible();
  const { reference } = at(two, 1);
  expect((await sandbox.calls(list)).filter(({ body }) => Object(body).reference === reference)).toHaveLength(
    1,
  );
  await page.goBack();
  await expect(page).toHaveURL('/espace-consommation');
  await page.goForward();
  await expect(page).toHaveURL(right);
});
