import type { Page } from '@playwright/test';
import { meterPath } from '#src/app/navigation/addresses.ts';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { signInAt } from '../../journeys/signInAt.ts';
import { makeContracts } from '../../sandbox/data/contracts.ts';
import { type Meter, metersOf } from '../../sandbox/data/meters.ts';

const list = 'POST /api/consumption/meters_list';

/** Contracts of the owner: with 60 meters, with a remotely read meter and one read on site, and without the role. */
const [sixty = [], two = [], closed = []] = makeContracts(1000, 3).map(metersOf);

const at = (meters: readonly Meter[], rank: number): Meter => {
  const meter = meters[rank];
  if (!meter) throw new Error(`There is no meter ${rank}`);
  return meter;
};

const toPath = ({ reference, idPDS }: Meter, kind: 'TR' | 'SE' = 'TR') =>
  meterPath({ kind, reference, idPDS });

const state = (page: Page, name: string) => page.locator(`[data-flow="meter"][data-state="${name}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const action = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Fiche technique' });
const others = (page: Page) => page.getByRole('navigation', { name: 'Autres compteurs du contrat' });

const named = ({ matricule }: Meter) => `Compteur ${matricule}`;

const value = (page: Page, term: string) =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${term}"]`) });

test('opens a meter from a bookmark, with one call for its contract', async ({ page, signIn, sandbox }) => {
  const meter = at(sixty, 0);
  await signIn('owner', toPath(meter));
  await expect(title(page)).toHaveText('Compteur D21TA1000142');
  await expect(page).toHaveTitle(/^Compteur D21TA1000142 – /);
  await expect(page.getByText(/\s·\stélérelevé$/)).toBeVisible();
  expect((await sandbox.calls(list)).map(({ body }) => body)).toEqual([
    { reference: meter.reference, currentPage: 1, itemsPerPage: 5 },
  ]);
  await expect(page.getByText(/^Usine des Bars 98-1000-0000-37$/)).toBeVisible();
  await expect(page.getByText(/^du \d\d\/\d\d\/\d{4} au \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Détail du compteur' })).toContainText('En service');
  await page.reload();
  await expect(title(page)).toHaveText('Compteur D21TA1000142');
});

test('opens a meter from the list, whose search finds its contract again', deep, async ({ page, signIn }) => {
  const meter = at(two, 0);
  await signIn('owner', `/espace-consommation?reference=${meter.reference}`);
  await page
    .locator(`a[href="${toPath(meter)}"]`)
    .first()
    .click();
  await expect(title(page)).toHaveText(named(meter));
  await expect(title(page)).toBeFocused();
  await others(page).getByRole('link', { name: 'Les 2 compteurs du contrat' }).click();
  await expect(page).toHaveURL(`/espace-consommation?reference=${meter.reference}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Consommation', exact: true }).and(page.locator('main a')).click();
  await expect(page).toHaveURL('/espace-consommation');
});

test(
  'finds a meter of the twelfth page, with four calls at a time',
  deep,
  async ({ page, signIn, sandbox }) => {
    await signIn('owner', toPath(at(sixty, 59), 'SE'));
    await expect(title(page)).toHaveText(named(at(sixty, 59)));
    await expect(page.getByText('Compteur 60 sur 60')).toBeVisible();
    const pages = (await sandbox.calls(list)).map(({ body }) => Object(body).currentPage);
    expect(pages.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  },
);

test(
  'links to the adjacent meters over the same period, and Back returns',
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
    // All meters of the list are cached.
    expect(await sandbox.calls(list)).toHaveLength(length);
  },
);

for (const [[name, wrong, right], when] of sampled([
  ['TR of a meter read on site', toPath(at(two, 1)), toPath(at(two, 1), 'SE')],
  ['SE of a meter read from afar', toPath(at(two, 0), 'SE'), toPath(at(two, 0))],
  [
    'TR of an equipped meter that its contract does not have read',
    toPath(at(closed, 0)),
    toPath(at(closed, 0), 'SE'),
  ],
  ['anything else', toPath(at(two, 0)).replace('/TR/', '/compteur/'), toPath(at(two, 0))],
] as const))
  test(
    `corrects an invalid address and keeps its search: ${name}`,
    when,
    async ({ page, signIn, sandbox }) => {
      await signIn('owner', '/espace-consommation');
      await page.goto(`${wrong}?view=table`);
      await expect(page).toHaveURL(`${right}?view=table`);
      await expect(state(page, 'found')).toBeVisible();
      const { reference } = at(name.includes('contract') ? closed : two, 0);
      expect(
        (await sandbox.calls(list)).filter(({ body }) => Object(body).reference === reference),
      ).toHaveLength(1);
      await page.goBack();
      await expect(page).toHaveURL('/espace-consommation');
      await page.goForward();
      await expect(page).toHaveURL(`${right}?view=table`);
    },
  );

test('opens a point whose name contains a slash and a space', deep, async ({ page, signIn, sandbox }) => {
  const meter = at(sixty, 2);
  expect(meter.idPDS).toBe('PDS/004 217');
  const path = `/espace-consommation/TR/${meter.reference}/PDS%2F004%20217`;
  await signIn('owner', path);
  await expect(title(page)).toHaveText(named(meter));
  await action(page, 'Fiche technique').click();
  await expect(sheet(page).getByText('PDS/004 217')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(path);
  expect(await sandbox.calls('POST /api/consumption/telemetry')).not.toEqual([]);
});

for (const [[name, path], when] of sampled([
  ['of another account', meterPath({ kind: 'TR', reference: '981001000042', idPDS: 'PDS004217' })],
  ['with an invalid reference', '/espace-consommation/TR/toto/PDS004217'],
  ['of an unknown point', toPath({ ...at(two, 0), idPDS: 'PDS-nulle-part' })],
] as const))
  test(
    `a meter ${name} shows a not-found message with a link to the list`,
    when,
    async ({ page, signIn }) => {
      await signIn('owner', path);
      await expect(title(page)).toHaveText('Compteur introuvable');
      await expect(page.getByRole('status').filter({ hasText: 'dans aucun de vos contrats' })).toBeVisible();
      await expect(action(page, 'Exporter')).toHaveCount(0);
      await expectAccessible(page);
      await action(page, 'Voir tous vos compteurs').click();
      await expect(page).toHaveURL('/espace-consommation');
    },
  );

test('a failed search shows an error and a retry', deep, async ({ page, signIn, sandbox }) => {
  await sandbox.fail(list, 'status=500');
  await signIn('owner', toPath(at(two, 0)));
  await expect(page.getByRole('alert')).toContainText('Une erreur technique s’est produite.');
  await expectAccessible(page);
  await sandbox.heal();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await sandbox.failInTurn(list, ['html', 'empty', 'shape', 'drop', 'code=12'], {
    attempt: () => retry.click(),
    expectMessage: () => expect(state(page, 'unavailable')).toBeVisible(),
  });
  await retry.press('Enter');
  await expect(title(page)).toHaveText(named(at(two, 0)));
});

test('one failed page among twelve shows an error, not an unknown meter', deep, async ({ page, signIn }) => {
  await page.route('**/api/consumption/meters_list', (route) =>
    route.request().postDataJSON().currentPage === 7
      ? route.fulfill({ status: 503, json: {} })
      : route.fallback(),
  );
  await signIn('owner', toPath(at(sixty, 59), 'SE'));
  await expect(state(page, 'unavailable')).toBeVisible();
});

test(
  'shows a skeleton during the search, and leaving cancels the calls',
  deep,
  async ({ page, signIn, hold }) => {
    await hold(list);
    await signIn('owner', toPath(at(two, 0)));
    await expect(state(page, 'locating')).toHaveAttribute('aria-busy', 'true');
    const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/meters_list'));
    await page.getByRole('link', { name: 'Tableau de bord' }).first().click();
    expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
  },
);

test(
  'opens the technical sheet by mouse and by keyboard, and restores the focus',
  deep,
  async ({ page, signIn }) => {
    const meter = at(two, 1);
    await signIn('owner', toPath(meter, 'SE'));
    const opener = action(page, 'Fiche technique');
    await opener.click();
    await expect(sheet(page)).toBeVisible();
    await expect(page).toHaveURL(`${toPath(meter, 'SE')}?modale=fiche`);
    await expect(value(page, 'Numéro de compteur')).toHaveText(meter.matricule);
    await expect(value(page, 'Point de service')).toHaveText('PDS/004 218');
    await expect(value(page, 'Année de fabrication')).toHaveText(String(meter.year));
    await expectAccessible(page);
    await sheet(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(toPath(meter, 'SE'));
  },
);

test(
  'the technical sheet has an address that a reload opens and that closing cleans',
  deep,
  async ({ page, signIn }) => {
    const path = toPath(at(two, 0));
    await signIn('owner', `${path}?mode=daily&modale=fiche`);
    await expect(sheet(page)).toBeVisible();
    await page.reload();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${path}?mode=daily`);
    await expect(action(page, 'Fiche technique')).toBeFocused();
  },
);

test('an invalid address keeps its modal open', deep, async ({ page, signIn }) => {
  await signIn('owner', `${toPath(at(two, 1))}?modale=fiche`);
  await expect(sheet(page)).toBeVisible();
  await expect(page).toHaveURL(`${toPath(at(two, 1), 'SE')}?modale=fiche`);
});

for (const [environment, isShown] of [
  ['prod', false],
  ['preprod', false],
  ['inte', true],
] as const)
  test(
    `shows the internal fields of a meter as set for ${environment}`,
    deep,
    async ({ baseURL, page, sandbox }) => {
      expect(await sandbox.calls()).toEqual([]);
      await signInAt(page, environment, { target: `${toPath(at(two, 0))}?modale=fiche`, baseURL });
      await expect(sheet(page)).toBeVisible();
      await expect(page.getByText('Type de raccordement')).toBeVisible();
      for (const term of ['Usage', 'État du point'])
        await expect(page.locator('dt').filter({ hasText: new RegExp(`^${term}$`) })).toHaveCount(
          isShown ? 2 : 0,
        );
    },
  );

for (const theme of [
  { brand: 'ponant', appearance: 'light' },
  { brand: 'ponant', appearance: 'dark' },
  { brand: 'garrigue', appearance: 'dark' },
])
  test(`axe reports no violation in ${theme.brand}, ${theme.appearance}`, deep, async ({ page, signIn }) => {
    await page.addInitScript((chosen) => localStorage.setItem('portal.theme', chosen), JSON.stringify(theme));
    await signIn('owner', toPath(at(sixty, 1)));
    await expect(state(page, 'found')).toBeVisible();
    await expectAccessible(page);
    await action(page, 'Fiche technique').click();
    await expect(sheet(page)).toBeVisible();
    await expectAccessible(page);
  });
