import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPortal } from '../bench/portal.ts';

/**
 * `npm run pictures [address]`: photographs the portal, at three widths, light and dark, into
 * `test-results/pictures`, to be looked at. `-- --readme` takes the README's own picture instead.
 */
const folder = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));
const readme = fileURLToPath(new URL('dashboard.png', import.meta.url));

const screens: Record<string, string> = {
  'sign-in': '/saml/login',
  dashboard: '/',
  'personal-space': '/espace-personnel',
  'add-contract': '/espace-personnel?modale=addContract',
  administration: '/espace-admin',
  invite: '/espace-admin?modale=invite',
  signup: '/creation-de-compte',
  'connection-error': '/erreur/connexion',
  redirection: '/erreur/redirection',
  'not-found': '/nulle-part',
};

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const [wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

await withPortal(async ({ url, browser }) => {
  const shoot = async (
    name: string,
    path: string,
    viewport: (typeof sizes)[number],
    colorScheme: 'light' | 'dark',
    file: string,
  ) => {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'fr-FR',
    });
    const page = await context.newPage();
    await page.goto(`${url}/saml/login?account=owner&RelayState=%2F`);
    const tour = page.getByRole('button', { name: 'J’ai compris' });
    await tour.click();
    if (path !== '/') await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.getByRole('heading').first().waitFor();
    await page.screenshot({ path: file });
    await context.close();
    console.log(`${name}, ${viewport.width} px, ${colorScheme}`);
  };
  if (wanted === '--readme') return shoot('dashboard', '/', sizes[2]!, 'light', readme);
  for (const [name, path] of Object.entries(screens).filter(([name]) => !wanted || name === wanted)) {
    for (const size of sizes) {
      for (const scheme of ['light', 'dark'] as const) {
        await shoot(name, path, size, scheme, `${folder}/${name}-${size.width}-${scheme}.png`);
      }
    }
  }
});
