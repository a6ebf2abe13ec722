import { fileURLToPath } from 'node:url';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { explore } from '#src/kit/explore/explore.ts';
import { withScreens } from '#src/kit/narration/screens.ts';
import { findWays, listStories } from '#src/kit/narration/stories.ts';
import { isWithin } from '#src/kit/narration/story.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { placeText, readPlace } from '#src/visualiser/app/address.ts';
import { toSteps } from '#src/visualiser/simulation/simulation.ts';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { readCatalogue, screensOf } from '../paths/repository.ts';

const open = async (page: Page, flow: string, more = '') => {
  await page.goto(`?flow=${flow}&appearance=light${more}`);
  const screen = page.frameLocator('iframe[data-screen]');
  const expectState = async (state: string) => {
    await expect(page.locator(`body > #root > [data-flow="${flow}"]`)).toHaveAttribute('data-state', state);
    await expect(screen.locator(`[data-flow="${flow}"]`)).toHaveAttribute('data-state', state);
    await expect(page.locator('[data-agrees]')).toHaveAttribute('data-agrees', 'true');
  };
  return { screen, expectState };
};

const type = async (screen: FrameLocator, label: string | RegExp, text: string) => {
  await screen.getByLabel(label, { exact: true }).click();
  await screen.getByLabel(label, { exact: true }).pressSequentially(text);
};

const fill = async (screen: FrameLocator, reference: string) => {
  await type(screen, 'Référence du contrat', reference);
  await type(screen, 'Identifiant', 'A1B2');
  await type(screen, 'Code postal', '35400');
};

const submit = (name: string) => `[data-move="event:form.submitted:${name}"]`;

test.describe('the actions of a user on the screen of a flow', () => {
  test('submit the form of a contract, with each state shown on the chart', async ({ page }) => {
    const { screen, expectState } = await open(page, 'addContract');
    await expectState('editing');
    await fill(screen, '981000004217');
    const answering = page
      .getByText(/^Le service répond/)
      .first()
      .waitFor();
    await screen.getByRole('button', { name: 'Ajouter le contrat' }).click();
    await answering;
    await expectState('submitted');
    await expect(page).toHaveURL(/typed=/);
  });

  test('complete a direct debit from the first click on the screen', deep, async ({ page }) => {
    const { screen, expectState } = await open(page, 'directDebit');
    await expectState('loading');
    await screen.getByRole('dialog').click();
    await expectState('reviewing');
    await screen.getByRole('button', { name: 'Continuer' }).click();
    await expectState('identifying');
    await screen.getByText('d’une personne').click();
    await screen.getByText('Madame').click();
    await type(screen, 'Nom', 'Le Goff');
    await screen.getByRole('button', { name: 'Continuer' }).click();
    await expectState('choosing');
    await screen.getByText(/^Le compte connu/).click();
    await screen.getByText(/^J’accepte/).click();
    await screen.getByRole('button', { name: 'Demander le prélèvement' }).click();
    await expectState('inPlace');
    await expect(page.locator('[data-step]').filter({ hasText: 'refusé' })).toHaveCount(0);
  });

  test('replace typed values with those of an event, and reset the screen', deep, async ({ page }) => {
    const { screen, expectState } = await open(page, 'addContract');
    const reference = screen.getByLabel('Référence du contrat');
    await fill(screen, '981000004217');
    await page.locator(submit('référence trop courte')).click();
    await expect(reference).toHaveValue('9812');
    await page.locator(submit('bien formé')).click();
    await expectState('submitting');
    await page.locator('[data-move="answer:submitForm:failed:demande refusée"]').click();
    await expectState('editing');
    await expect(reference).toHaveValue('98-1000-0042-17');
    await page.reload();
    await expect(screen.getByRole('alert')).toContainText('introuvable');
    await expect(reference).toHaveValue('98-1000-0042-17');
    await page.locator('[data-command="back"]').click();
    await expectState('submitting');
    await page.locator('[data-command="restart"]').click();
    await expectState('editing');
    await expect(reference).toHaveValue('');
  });
});

test('waits after an event for the selected response, and keeps the focus', deep, async ({ page }) => {
  const { screen, expectState } = await open(page, 'addContract');
  await expectState('editing');
  await page.locator(submit('bien formé')).focus();
  await page.keyboard.press('Enter');
  await expectState('submitting');
  await expect(page.getByText('L’écran attend')).toBeVisible();
  await page.locator('[data-move^="answer:submitForm:failed:"]').first().focus();
  await page.keyboard.press('Enter');
  await expectState('editing');
  await expect(screen.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

test('keeps the manual selection of responses after a reload', deep, async ({ page }) => {
  const { screen, expectState } = await open(page, 'addContract');
  await page.getByRole('switch').click();
  await page.reload();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expectState('editing');
  await fill(screen, '981000004217');
  await screen.getByRole('button', { name: 'Ajouter le contrat' }).click();
  await expectState('submitting');
  await page.getByRole('status').getByRole('button').click();
  await expectState('submitted');
});

test('shows an error with a retry button for a screen that fails to load', deep, async ({ page }) => {
  const mount = /addContract\.proof/;
  await page.route(mount, (route) => route.abort());
  await page.goto('?flow=addContract&appearance=light');
  await expect(page.getByRole('alert')).toContainText('L’écran n’a pas pu être chargé.');
  await page.unroute(mount);
  await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('[data-agrees]')).toHaveAttribute('data-agrees', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('shows the URL of a link clicked on the screen, and stays on the page', deep, async ({ page }) => {
  const { screen } = await open(page, 'meter', '&width=desk');
  await page.locator('[data-move^="answer:"][data-move*=":done:"]').first().click();
  const link = screen.locator('a[href^="/"], a[href^="?"]').first();
  await link.click();
  await expect(screen.getByText(/Dans le portail, ce lien mène à/)).toBeVisible();
});

const ends: readonly [shown: string, query: string, texts: readonly string[], absent: string][] = [
  [
    'a finished flow shows its end instead of a loader',
    'flow=directDebit&moves=event:closed:',
    ['Les factures s’affichent, rien n’a été demandé'],
    'text=Nous cherchons',
  ],
  [
    'a flow that ends at its start shows its end too',
    'flow=directDebit&start=aucun contrat',
    ['Les factures s’affichent, avec un message qui en donne la raison'],
    'progress, [role="progressbar"]',
  ],
  [
    'a sent form disappears, and its message shows',
    'flow=addContract&moves=event:form.submitted:bien formé&moves=answer:submitForm:done:demande acceptée',
    ['Le contrat est rattaché au compte', 'Le contrat a été ajouté à votre compte.'],
    'input',
  ],
  [
    'a closed window shows no message of a failure',
    'flow=export&moves=event:closed:',
    ['La fenêtre est fermée', 'Le parcours est fini.'],
    '[role="alert"]',
  ],
  [
    'a screen with its own end message stays',
    'flow=mandateDownload&moves=answer:fetchMandate:failed:service indisponible',
    ['Votre mandat n’a pas pu être ouvert'],
    'text=Le parcours est fini.',
  ],
];

for (const [shown, query, texts, absent] of ends)
  test(shown, deep, async ({ page }) => {
    await page.goto(`?${new URLSearchParams(`${query}&appearance=light`)}`);
    await expect(page.locator('[data-agrees="true"]')).toBeVisible();
    const screen = page.locator('iframe[data-screen]').contentFrame();
    for (const text of texts) await expect(screen.getByText(text)).toBeVisible();
    await expect(screen.locator(absent)).toHaveCount(0);
    await page.getByRole('button', { name: 'Tout voir' }).click();
    await expectAccessible(page);
  });

const catalogue = await readCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

/** `npm test` only uses the first flow: `addContract`, because its paths are short. */
const flows = catalogue.toSorted((a, b) => Number(b.id === 'addContract') - Number(a.id === 'addContract'));

type Step = { address: string; state: string; active: string[]; isOver: boolean };

const stepsOfBook = (flow: Flow): Step[] => {
  const inputOf = () => Object.keys(flow.model.inputs)[0] ?? '';
  const usual = { flow: flow.id, appearance: 'light', inputOf } as const;
  const exploration = withScreens(explore(flow.model), screensOf(flow));
  const { chart } = exploration;
  const ids = chart.nodes.map(({ id }) => id).sort();
  return listStories(exploration, findWays(exploration, exploration.isRead)).flatMap(
    ({ way: { input, frames } }) => {
      const simulation = { input, steps: toSteps(frames), typed: [] };
      return frames.map(({ name, configuration }, at) => ({
        address: placeText({ ...readPlace('', usual), simulation, at }, usual),
        state: name,
        active: ids.filter((id) => isWithin(chart, name, id)),
        isOver: configuration.snapshot.status !== 'active',
      }));
    },
  );
};

test.describe('with the time zone of the models', () => {
  // Dates in the models depend on the time zone, which must be the same in the browser and in Node.
  test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

  for (const [flow, when] of sampled(flows))
    test(`plays the stories of ${flow.id} on the chart and on the screen`, when, async ({ page }) => {
      const steps = stepsOfBook(flow);
      await page.goto(steps[0]?.address ?? '');
      await page.locator('[data-agrees="true"]').waitFor();
      await page.locator(`[data-node="${flow.id}"]`).waitFor();
      const problems = await page.evaluate(async (expected) => {
        const seen = () => {
          const document_ = document.querySelector<HTMLIFrameElement>('iframe[data-screen]')?.contentDocument;
          const screens = [...(document_?.querySelectorAll('[data-flow]') ?? [])];
          return {
            page: document.querySelector('#root > [data-flow]')?.getAttribute('data-state') ?? '',
            screen: screens.map((screen) => screen.getAttribute('data-state')),
            shown: [...document.querySelectorAll<SVGElement>('[data-node]')].map((node) => node.dataset.node),
            agrees: document.querySelector('[data-agrees]')?.getAttribute('data-agrees'),
            active: [...document.querySelectorAll('[data-node][data-active="true"]')]
              .map((node) => node.getAttribute('data-node') ?? '')
              .sort(),
          };
        };
        const wrong: unknown[] = [];
        for (const step of expected) {
          history.pushState(null, '', step.address);
          const isReached = () => {
            const now = seen();
            return (
              now.page === step.state &&
              now.agrees === 'true' &&
              String(now.active) === String(step.active.filter((id) => now.shown.includes(id))) &&
              (step.isOver || now.screen.includes(step.state))
            );
          };
          const until = performance.now() + 15_000;
          while (!isReached() && performance.now() < until)
            await new Promise((resolve) => setTimeout(resolve, 10));
          if (!isReached()) wrong.push({ step, seen: seen() });
          if (wrong.length > 1) break;
        }
        return wrong;
      }, steps);
      expect(problems).toEqual([]);
      expect(steps.length).toBeGreaterThan(0);
    });
});
