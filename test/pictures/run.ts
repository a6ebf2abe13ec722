import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { withPortal } from '../bench/portal.ts';

/**
 * `npm run pictures [screen]` writes to `test-results/pictures`; `-- --readme` writes those of the README.
 */
const folder = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));

const screens: Record<string, string> = {
  'sign-in': '/saml/login',
  dashboard: '/',
  'personal-space': '/espace-personnel',
  'add-contract': '/espace-personnel?modale=addContract',
  billing: '/espace-facturation?reference=981000015875',
  inserts: '/espace-facturation?modale=encarts&contrat=981000015875&facture=F1000015875-0598',
  consumption: '/espace-consommation?reference=981000000037',
  meter: '/espace-consommation/TR/981000000037/PDS%2F004%20217',
  certificate: '/espace-consommation/TR/981000000037/PDS004217/attestation',
  watch: '/espace-consommation/surveillance',
  comparison: '/espace-consommation/comparaison',
  report: '/espace-consommation/bilan?annee=2025',
  'technical-sheet': '/espace-consommation/TR/981000000037/PDS004217?modale=fiche',
  export: '/espace-consommation?modale=export&contrat=981000000037',
  'export-all': '/espace-consommation?modale=export',
  histogram: '/espace-consommation/TR/981000000037/PDS004217?mode=daily',
  'histogram-table': '/espace-consommation/TR/981000000037/PDS004217?view=table',
  'direct-debit': '/prelevement-automatique?contrat=981000000037',
  'customer-service': '/service-client',
  reading: '/service-client?besoin=RELEVE',
  payment: '/espace-de-paiement?contrat=981000000037',
  administration: '/espace-admin',
  invite: '/espace-admin?modale=invite',
  signup: '/creation-de-compte',
  contact: '/contact',
  product: '/espace-produit/switch',
  'product-contact': '/espace-produit/switch?modale=contact',
  terms: '/cgu',
  accessibility: '/accessibilite',
  'connection-error': '/erreur/connexion',
  redirection: '/erreur/redirection',
  'not-found': '/nulle-part',
};

/** The account `owner` has no access to /service-client. */
const accountFor = (path: string): string => (path.startsWith('/service-client') ? 'grand-compte' : 'owner');

type Look = { colorScheme?: 'light' | 'dark'; forcedColors?: 'active'; media?: 'print'; css?: string };

const desk = { width: 1440, height: 900 };

type Shown = { path: string; height: number; act?: (page: Page) => Promise<void> };

const comparedMeters = ['981000000037/PDS004217', '981000000037/PDS400001', '981000000037/PDS/004 217'];

const exportMeters = async (page: Page) => {
  const file = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Exporter' }).click();
  await file;
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Factures' }).first().click();
  await page.getByRole('button', { name: 'Enregistrer de nouveau' }).waitFor();
};

const readme: Record<string, Shown> = {
  dashboard: { path: '/', height: 1600 },
  meter: { path: '/espace-consommation/TR/981000000037/PDS004217?mode=daily&period=2026-10', height: 1440 },
  comparison: {
    path: `/espace-consommation/comparaison?${new URLSearchParams(comparedMeters.map((meter) => ['compteurs', meter]))}`,
    height: 1040,
  },
  exports: { path: '/espace-consommation?modale=export', height: 900, act: exportMeters },
};

const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  desk,
];

const plain: Record<string, Look> = { light: { colorScheme: 'light' }, dark: { colorScheme: 'dark' } };

const particular: Record<string, Look> = {
  forced: { forcedColors: 'active' },
  print: { media: 'print' },
  large: { css: 'html { font-size: 200% }' },
};

const views = [
  ...sizes.map((size) => ({ size, looks: plain })),
  ...sizes.filter(({ width }) => [320, 1280].includes(width)).map((size) => ({ size, looks: particular })),
];

const [wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

await withPortal(async ({ url, browser }) => {
  const shoot = async (
    name: string,
    { path, act }: Pick<Shown, 'path' | 'act'>,
    viewport: typeof desk,
    { media, css, ...emulated }: Look,
    file: string,
  ) => {
    const context = await browser.newContext({
      viewport,
      ...emulated,
      // The CSP of production would block the styles that this command injects.
      bypassCSP: true,
      reducedMotion: 'reduce',
      locale: 'fr-FR',
    });
    const page = await context.newPage();
    await page.goto(`${url}/saml/login?account=${accountFor(path)}&RelayState=%2F`);
    const tour = page.getByRole('button', { name: 'J’ai compris' });
    await tour.click();
    if (path !== '/') await page.goto(url + path);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await act?.(page);
    if (css) await page.addStyleTag({ content: css });
    if (media) await page.emulateMedia({ media });
    await page.screenshot({ path: file, fullPage: media === 'print' });
    await context.close();
    console.log(`${name}, ${viewport.width} px`);
  };
  if (wanted === '--readme') {
    for (const [name, shown] of Object.entries(readme))
      await shoot(
        name,
        shown,
        { ...desk, height: shown.height },
        { colorScheme: 'light' },
        fileURLToPath(new URL(`${name}.png`, import.meta.url)),
      );
    return;
  }
  for (const [name, path] of Object.entries(screens).filter(([name]) => !wanted || name === wanted)) {
    for (const { size, looks } of views) {
      for (const [look, settings] of Object.entries(looks))
        await shoot(name, { path }, size, settings, `${folder}/${name}-${size.width}-${look}.png`);
    }
  }
});
