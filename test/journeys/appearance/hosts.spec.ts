import { hostTables } from '#brands/hosts.ts';
import { expect, test } from '../portal.ts';
import { servePortalAt, signInAt } from '../servePortalAt.ts';

const hosts = [
  { host: hostTables.inte.garrigue, brand: 'Sources de la Garrigue', mayChoose: true },
  { host: 'inconnu.example', brand: 'Eaux du Ponant', mayChoose: false },
];

for (const { host = '', brand, mayChoose } of hosts) {
  test(`gives ${host} the brand ${brand} ${mayChoose ? 'with' : 'without'} the theme selector`, async ({
    baseURL,
    context,
    page,
    sandbox,
  }) => {
    expect(await sandbox.calls()).toEqual([]);
    const origin = await servePortalAt(context, host, baseURL);
    await signInAt(page, origin);
    await expect(page.getByRole('heading', { name: 'Bonjour Yann' })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`– ${brand} –`));
    await expect(page.getByRole('link', { name: `${brand}, accueil` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Thème' })).toHaveCount(mayChoose ? 1 : 0);
    const favicon = await page.locator('link[rel="icon"]').getAttribute('href');
    expect((await context.request.get(`${baseURL}${favicon}`)).headers()['content-type']).toContain('svg');
  });
}
