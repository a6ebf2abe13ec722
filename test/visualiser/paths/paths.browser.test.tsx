import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { PathsPanel } from '#src/visualiser/paths/PathsPanel.tsx';
import { Player } from '#src/visualiser/paths/Player.tsx';
import { play, type Simulation } from '#src/visualiser/simulation/simulation.ts';
import { addContract, axeViolations, dressPage } from '../panels.ts';

beforeEach(() => dressPage());

const rows = () => document.querySelectorAll('[data-path]').length;

describe('PathsPanel', () => {
  it('lists the stories of the flow, shows one, and plays it', async () => {
    const onPlay = vi.fn<(simulation: Simulation) => void>();
    await render(<PathsPanel flow={addContract} onPlay={onPlay} />);
    await expect.element(page.getByText(/^\d+ histoires$/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    const title = 'Le contrat n’est pas rattaché';
    await page
      .getByRole('button', { name: new RegExp(`Lire .*${title}`) })
      .first()
      .click();
    await expect.element(page.getByText(/le client lit «/).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Jouer «/ })
      .first()
      .click();
    await expect.poll(() => onPlay.mock.calls.length).toBe(1);
    const [simulation] = onPlay.mock.calls[0] ?? expect.unreachable();
    expect(play(addContract.model, simulation).stop).toBeNull();
  });

  it('finds paths by the selected criterion, then by words without accents', async () => {
    await render(<PathsPanel flow={addContract} onPlay={() => {}} />);
    await userEvent.selectOptions(page.getByLabelText('Chemins à montrer'), 'Passer par chaque état');
    await expect.element(page.getByText('4 chemins')).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox'), 'REFERENCE');
    await expect.element(page.getByText(/^\d sur 4 chemins$/)).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox'), 'kangourou');
    await expect.element(page.getByText('Aucun chemin ne contient ces mots.')).toBeVisible();
  });

  it('shows hundreds of paths in small batches', async () => {
    await render(<PathsPanel flow={findFlow('session')} onPlay={() => {}} />);
    await userEvent.selectOptions(
      page.getByLabelText('Chemins à montrer'),
      'Aller au bout sans repasser par une situation',
    );
    await expect.element(page.getByText('500 chemins')).toBeVisible();
    expect(rows()).toBe(50);
    await page.getByRole('button', { name: 'Afficher plus' }).click();
    await expect.poll(rows).toBe(100);
  });

  it('shows only the newest flow', async () => {
    const { rerender } = await render(<PathsPanel flow={findFlow('billing')} onPlay={() => {}} />);
    await rerender(<PathsPanel flow={addContract} onPlay={() => {}} />);
    await expect.element(page.getByText(/^\d+ histoires$/)).toBeVisible();
    const titles = document.querySelector('ol')?.textContent ?? '';
    expect(titles).toMatch(/contrat/i);
    expect(titles).not.toMatch(/facture/i);
  });
});

const simulation: Simulation = {
  input: Object.keys(addContract.model.inputs)[0] ?? '',
  steps: [
    { move: { kind: 'event', type: 'form.submitted', case: 'bien formé' }, refused: false },
    { move: { kind: 'event', type: 'form.submitted', case: 'bien formé' }, refused: true },
    {
      move: { kind: 'answer', actor: 'submitForm', port: 'submitForm', result: 'done', outcome: 'fait' },
      refused: false,
    },
  ],
  typed: [],
};

const Played = ({ startsByItself = false }) => {
  const [at, setAt] = useState(0);
  return (
    <Player
      described={addContract}
      simulation={simulation}
      at={at}
      onAt={setAt}
      startsByItself={startsByItself}
    />
  );
};

const position = () => page.getByRole('status');

describe('Player', () => {
  it('moves step by step, shows the position, and stays within the path', async () => {
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

  it('plays the path up to the position of the slider', async () => {
    await render(<Played />);
    (page.getByRole('slider').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(position()).toHaveTextContent(/^étape 2 sur 3/);
  });

  it('plays automatically to the end, stops, and restarts', async () => {
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
