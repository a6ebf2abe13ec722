import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostTables } from '#brands/hosts.ts';
import { configureBuild } from '../../deploy/configureBuild.ts';
import { deployedSettings } from '../deployedSettings.ts';
import { type Served, serve } from '../sandbox/server/listen.ts';
import { expect, test } from './portal.ts';
import { servePortalAt, signInAt } from './servePortalAt.ts';

let dist = '';
let served: Served;

test.beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'configured-'));
  await cp(process.env.JOURNEYS_DIST ?? '', dist, { recursive: true });
  await configureBuild(dist, deployedSettings);
  served = await serve({ port: 0, dist });
});

test.afterAll(async () => {
  await served.close();
  await rm(dist, { recursive: true });
});

test('shows the certificate and the mandate form if the settings of the deployment allow them', async ({
  context,
  page,
}) => {
  const origin = await servePortalAt(context, hostTables.prod.ponant ?? '', served.url);
  await context.route('https://mandat.portail.internal/**', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="fr"><title>Mandat</title><h1>${route.request().url()}</h1>`,
    }),
  );
  await signInAt(page, origin, served.url);
  await page.getByRole('heading', { name: 'Bonjour Yann' }).waitFor();
  await page.goto(`${origin}/espace-consommation/TR/981000000037/PDS004217`);
  await page.getByRole('link', { name: 'Attestation', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Attestation de consommation' })).toBeVisible();
  await page.goto(`${origin}/espace-de-paiement?contrat=981000000037`);
  await expect(
    page
      .frameLocator('iframe')
      .getByRole('heading', { name: 'https://mandat.portail.internal/saisie?reference=981000000037' }),
  ).toBeVisible();
});
