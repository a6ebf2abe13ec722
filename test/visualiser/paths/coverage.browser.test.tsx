import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { explore } from '#src/kit/explore/explore.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { CoveragePanel } from '#src/visualiser/evidence/CoveragePanel.tsx';
import { type Evidence, fingerprint, type Run } from '#src/visualiser/evidence/evidence.ts';
import { play, type Simulation } from '#src/visualiser/simulation/simulation.ts';
import { axeViolations, dressPage, addContract as flow } from '../panels.ts';

const { chart } = flow;
const done = 'addContract.submitting|xstate.done.actor.submitForm|0';

const run: Run = {
  driver: 'actor',
  criterion: 'everything',
  at: '2026-03-04T10:20:00.000Z',
  chart: fingerprint(chart),
  paths: 3,
  steps: 15,
  branches: Object.fromEntries(chart.branches.filter(({ id }) => id !== done).map(({ id }) => [id, 2])),
  refused: [{ state: 'editing', event: 'form.submitted', count: 12 }],
  failures: [],
};

const survivor = { id: `drop ${done}`, operator: 'drop', branch: done, what: 'the branch is gone' };

const show = async (evidence: unknown) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(JSON.stringify(evidence)));
  const callbacks = {
    onOverlay: vi.fn(),
    onPlay: vi.fn<(simulation: Simulation) => void>(),
    onFocus: vi.fn(),
  };
  return { ...callbacks, ...(await render(<CoveragePanel flow={flow} {...callbacks} />)) };
};

const evidence = (runs: readonly Run[]): Evidence => ({
  runs: { flow: 'addContract', runs: [...runs] },
  mutants: {
    flow: 'addContract',
    at: run.at,
    chart: run.chart,
    total: 42,
    noticed: 41,
    survivors: [survivor],
  },
});

beforeEach(async () => {
  await dressPage();
  vi.restoreAllMocks();
});

describe('CoveragePanel', () => {
  it('shows the result of the last run, and returns the overlay of the chart', async () => {
    const { onOverlay, onFocus, unmount } = await show(evidence([run]));
    await expect
      .element(page.getByText(/^Oui, le 4 mars 2026 à .*sur le schéma seul.*3 chemins joués, 15 pas/))
      .toBeVisible();
    await expect.element(page.getByText('6 flèches sur 7 jouées, 12 refus tentés')).toBeVisible();
    expect(onOverlay).toHaveBeenLastCalledWith(
      expect.objectContaining({ [done]: { covered: false, count: 0, survivors: [survivor.id] } }),
    );
    await page
      .getByRole('button', { name: /^Voir « Le contrat est rattaché/ })
      .first()
      .click();
    await expect.poll(() => onFocus.mock.calls).toContainEqual([done]);
    expect(await axeViolations()).toEqual([]);
    await unmount();
    expect(onOverlay).toHaveBeenLastCalledWith(null);
  });

  it('plays the shortest path to an uncovered branch', async () => {
    const { onPlay } = await show(evidence([run]));
    await page.getByRole('button', { name: /^Jouer le plus court chemin vers/ }).click();
    await expect.poll(() => onPlay.mock.calls.length).toBe(1);
    const [simulation] = onPlay.mock.calls[0] ?? expect.unreachable();
    expect(play(flow.model, simulation).frames.at(-1)?.branches).toContain(done);
  });

  it('shows the selected driver, and that the flow has changed since its run', async () => {
    await show(evidence([{ ...run, driver: 'view', chart: 'other' }, run]));
    await page.getByRole('radio', { name: 'L’écran' }).click();
    await expect.element(page.getByText(/sur l’écran du parcours/)).toBeVisible();
    await expect.element(page.getByText('Le parcours a changé depuis cet essai.')).toBeVisible();
  });

  it('describes a failed path in a sentence, and plays it up to its failed step', async () => {
    const [path] = findPaths(explore(flow.model), 'everything');
    const failure = { path: path?.id ?? '', problem: 'step 1: state: expected submitting, got editing' };
    const { onPlay } = await show(evidence([{ ...run, failures: [failure] }]));
    await expect.element(page.getByText(/^Le chemin «\s.*\s» s’écarte .* à l’étape 1\s: /)).toBeVisible();
    expect(document.body.textContent).not.toContain('expected');
    await page.getByRole('button', { name: /^Rejouer/ }).click();
    await expect.poll(() => onPlay.mock.lastCall?.[0].steps.length).toBe(1);
  });

  it('shows no command without a run', async () => {
    const { onOverlay } = await show({ runs: null, mutants: null });
    await expect.element(page.getByText(/^Pas encore/)).toBeVisible();
    expect(document.body.textContent).not.toContain('npm');
    expect(onOverlay).toHaveBeenLastCalledWith(null);
  });

  it('reports an unreadable file of results', async () => {
    await show({ runs: { flow: 'addContract', runs: [{}] }, mutants: null });
    await expect.element(page.getByText('Les derniers essais n’ont pas pu être lus.')).toBeVisible();
  });
});
