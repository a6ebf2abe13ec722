import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { explore } from '#src/kit/explore/explore.ts';
import type { Move } from '#src/kit/explore/moves.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { CoveragePanel } from '#src/visualiser/evidence/CoveragePanel.tsx';
import { type Evidence, fingerprint, type Run } from '#src/visualiser/evidence/evidence.ts';
import { PathsPanel } from '#src/visualiser/paths/PathsPanel.tsx';
import { Player } from '#src/visualiser/paths/Player.tsx';
import { play, type Simulation } from '#src/visualiser/simulation/simulation.ts';
import { dressPage } from '../../dressPage.ts';
import { addContract, axeViolations } from '../panels.ts';

beforeEach(async () => {
  await dressPage();
  vi.restoreAllMocks();
});

const pressFirst = (name: RegExp) => page.getByRole('button', { name }).first().click();

describe('PathsPanel', () => {
  it('lists the stories of a flow, shows a story and plays it', async () => {
    const onPlay = vi.fn<(simulation: Simulation) => void>();
    await render(<PathsPanel flow={addContract} onPlay={onPlay} />);
    await expect.element(page.getByText(/^\d+ histoires$/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    const title = 'Le contrat n’est pas rattaché';
    await pressFirst(new RegExp(`Lire .*${title}`));
    await expect.element(page.getByText(/le client lit «/).first()).toBeVisible();
    await pressFirst(/^Jouer «/);
    await expect.poll(() => onPlay.mock.calls.length).toBe(1);
    const [simulation] = onPlay.mock.calls[0] ?? expect.unreachable();
    expect(play(addContract.model, simulation).stop).toBeNull();
  });

  it('finds stories by words without accents', async () => {
    await render(<PathsPanel flow={addContract} onPlay={() => {}} />);
    await userEvent.fill(page.getByRole('searchbox'), 'REFERENCE');
    await expect.element(page.getByText(/^\d+ sur \d+ histoires$/)).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox'), 'kangourou');
    await expect.element(page.getByText('Aucun chemin ne contient ces mots.')).toBeVisible();
  });

  it('lists only the paths of the new flow after the user selects another flow', async () => {
    const { rerender } = await render(<PathsPanel flow={findFlow('billing')} onPlay={() => {}} />);
    await rerender(<PathsPanel flow={addContract} onPlay={() => {}} />);
    await expect.element(page.getByText(/^\d+ histoires$/)).toBeVisible();
    const titles = document.querySelector('ol')?.textContent ?? '';
    expect(titles).toMatch(/contrat/i);
    expect(titles).not.toMatch(/facture/i);
  });
});

const submitted: Move = { kind: 'event', type: 'form.submitted', case: 'bien formé' };
const call = { actor: 'submitForm', port: 'submitForm' };
const answered: Move = { kind: 'answer', ...call, result: 'done', outcome: 'fait' };
const done = (move: Move) => ({ move, refused: false });
const simulation: Simulation = {
  input: Object.keys(addContract.model.inputs)[0] ?? '',
  steps: [done(submitted), { move: submitted, refused: true }, done(answered)],
  typed: [],
};

const Played = ({ startsByItself = false }) => {
  const [at, setAt] = useState(0);
  return <Player described={addContract} {...{ simulation, at, startsByItself }} onAt={setAt} />;
};

const position = () => page.getByRole('status');

describe('Player', () => {
  it('moves one step back or forward in the path, and shows the position', async () => {
    await render(<Played />);
    await expect.element(position()).toHaveTextContent(/^départ sur 3/);
    await page.getByRole('button', { name: 'Étape suivante' }).click();
    await expect.element(position()).toHaveTextContent(/^étape 1 sur 3\s: /);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(position()).toHaveTextContent(/^étape 2 sur 3.*et rien ne change$/);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(position()).toHaveTextContent(/^étape 3 sur 3/);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.element(position()).toHaveTextContent(/^départ/);
    expect(await axeViolations()).toEqual([]);
  });

  it('plays the path up to the step that the user selects on the slider', async () => {
    await render(<Played />);
    (page.getByRole('slider').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(position()).toHaveTextContent(/^étape 2 sur 3/);
  });

  it('plays all steps to the end, stops on request, and starts again', async () => {
    await render(<Played startsByItself />);
    await page.getByRole('radio', { name: 'Rapide' }).click();
    await expect.element(position(), { timeout: 5000 }).toHaveTextContent(/^étape 3 sur 3/);
    await page.getByRole('radio', { name: 'Lente' }).click();
    await page.getByRole('button', { name: 'Relire depuis le début' }).click();
    await expect.element(page.getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Mettre en pause' }).click();
    await expect.element(page.getByRole('button', { name: 'Lire le chemin' })).toBeVisible();
  });
});

const { chart } = addContract;
const attached = 'addContract.submitting|xstate.done.actor.submitForm|0';

const run: Run = {
  driver: 'actor',
  criterion: 'everything',
  at: '2026-03-04T10:20:00.000Z',
  chart: fingerprint(chart),
  paths: 3,
  steps: 15,
  branches: Object.fromEntries(chart.branches.filter(({ id }) => id !== attached).map(({ id }) => [id, 2])),
  refused: [{ state: 'editing', event: 'form.submitted', count: 12 }],
  failures: [],
};

const survivor = { id: `drop ${attached}`, operator: 'drop', branch: attached };

const show = async (evidence: unknown) => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(JSON.stringify(evidence)));
  const onPlay = vi.fn<(simulation: Simulation) => void>();
  const callbacks = { onOverlay: vi.fn(), onPlay, onFocus: vi.fn() };
  return { ...callbacks, ...(await render(<CoveragePanel flow={addContract} {...callbacks} />)) };
};

const evidence = (runs: readonly Run[]): Evidence => ({
  runs: { flow: 'addContract', runs: [...runs] },
  mutants: { at: run.at, total: 42, noticed: 41, survivors: [survivor] },
});

describe('CoveragePanel', () => {
  it('shows the result of the last run, and marks the covered branches on the chart', async () => {
    const { onOverlay, onFocus, unmount } = await show(evidence([run]));
    await expect
      .element(page.getByText(/^Oui, le 4 mars 2026 à .*sur le schéma seul.*3 chemins joués, 15 pas/))
      .toBeVisible();
    await expect.element(page.getByText('6 flèches sur 7 jouées, 12 refus tentés')).toBeVisible();
    await expect
      .poll(() => onOverlay.mock.lastCall?.[0])
      .toMatchObject({ [attached]: { count: 0, survivors: [survivor.id] } });
    await pressFirst(/^Voir « Le contrat est rattaché/);
    await expect.poll(() => onFocus.mock.calls).toContainEqual([attached]);
    expect(await axeViolations()).toEqual([]);
    await unmount();
    expect(onOverlay).toHaveBeenLastCalledWith(null);
  });

  it('plays the shortest path to an uncovered branch', async () => {
    const { onPlay } = await show(evidence([run]));
    await page.getByRole('button', { name: /^Jouer le plus court chemin vers/ }).click();
    await expect.poll(() => onPlay.mock.calls.length).toBe(1);
    const [simulation] = onPlay.mock.calls[0] ?? expect.unreachable();
    expect(play(addContract.model, simulation).frames.at(-1)?.branches).toContain(attached);
  });

  it('shows the result of the selected driver, with a warning if the flow has changed since', async () => {
    await show(evidence([{ ...run, driver: 'view', chart: 'other' }, run]));
    await page.getByRole('radio', { name: 'L’écran' }).click();
    await expect.element(page.getByText(/sur l’écran du parcours/)).toBeVisible();
    await expect.element(page.getByText('Le parcours a changé depuis cet essai.')).toBeVisible();
  });

  it('explains a failed path in a sentence, and plays the path up to the failed step', async () => {
    const [path] = findPaths(explore(addContract.model), 'everything');
    const failure = { path: path?.id ?? '', problem: 'step 1: state: expected submitting, got editing' };
    const { onPlay } = await show(evidence([{ ...run, failures: [failure] }]));
    await expect.element(page.getByText(/^Le chemin «\s.*\s» s’écarte .* à l’étape 1\s: /)).toBeVisible();
    expect(document.body.textContent).not.toContain('expected');
    await page.getByRole('button', { name: /^Rejouer/ }).click();
    await expect.poll(() => onPlay.mock.lastCall?.[0].steps.length).toBe(1);
  });

  it('shows « Pas encore » and no command if no test has run', async () => {
    const { onOverlay } = await show({ runs: null, mutants: null });
    await expect.element(page.getByText(/^Pas encore/)).toBeVisible();
    expect(document.body.textContent).not.toContain('npm');
    expect(onOverlay).toHaveBeenLastCalledWith(null);
  });

  it('reports a file of results that cannot be parsed', async () => {
    await show({ runs: { flow: 'addContract', runs: [{}] }, mutants: null });
    await expect.element(page.getByText('Les derniers essais n’ont pas pu être lus.')).toBeVisible();
  });
});
