import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { broadcastActors } from '#src/app/live.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import { LivePanel, useLive } from '#src/visualiser/live/LivePanel.tsx';
import { play, type Simulation } from '#src/visualiser/simulation/simulation.ts';
import { axeViolations, dressPage, addContract as flow } from '../panels.ts';

const [input = ''] = Object.keys(flow.model.inputs);

const callbacks = { onSight: vi.fn(), onFlow: vi.fn(), onPlay: vi.fn<(simulation: Simulation) => void>() };
const Live = () => <LivePanel flow={flow} actors={useLive()} {...callbacks} />;

beforeEach(() => dressPage());

describe('LivePanel', () => {
  it('shows how to open the portal, then follows and replays it', async () => {
    await render(<Live />);
    await expect.element(page.getByText('Le portail n’est pas ouvert.')).toBeVisible();
    broadcastActors();
    const stubbed = startStubbed(flow.model, input);
    await expect.element(page.getByText(/^En ce moment/)).toBeVisible();
    await stubbed.make({ kind: 'event', type: 'form.submitted', case: 'référence trop courte' });
    await stubbed.make({ kind: 'event', type: 'form.submitted', case: 'bien formé' });
    await expect
      .poll(() => callbacks.onSight.mock.lastCall)
      .toEqual([{ state: 'submitting', taken: ['addContract.editing|form.submitted|0'] }]);
    expect(document.querySelector('[data-live]')?.getAttribute('data-live')).toBe('submitting');
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Rejouer et garder comme chemin' }).click();
    await expect.poll(() => callbacks.onPlay.mock.calls.length).toBe(1);
    const [simulation] = callbacks.onPlay.mock.calls[0] ?? expect.unreachable();
    expect(simulation.steps.map(({ refused }) => refused)).toEqual([true, false]);
    expect(play(flow.model, simulation).frames.at(-1)?.name).toBe('submitting');
    stubbed.stop();
  });
});
