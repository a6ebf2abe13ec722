import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { broadcastActors } from '#src/app/live.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import LivePanel from '#src/visualiser/live/LivePanel.tsx';
import { dressPage } from '../../dressPage.ts';
import { axeViolations, addContract as flow } from '../panels.ts';

const [input = ''] = Object.keys(flow.model.inputs);

beforeEach(() => dressPage());

describe('LivePanel', () => {
  it('explains how to open the portal, and shows the current state after the portal has opened', async () => {
    const onPosition = vi.fn();
    await render(<LivePanel flow={flow} onPosition={onPosition} onFlow={vi.fn()} />);
    await expect.element(page.getByText('Le portail n’est pas ouvert.')).toBeVisible();
    const stop = broadcastActors();
    const stubbed = startStubbed(flow.model, input);
    await expect.element(page.getByText(/^En ce moment/)).toBeVisible();
    await stubbed.make({ kind: 'event', type: 'form.submitted', case: 'référence trop courte' });
    await stubbed.make({ kind: 'event', type: 'form.submitted', case: 'bien formé' });
    await expect
      .poll(() => onPosition.mock.lastCall)
      .toMatchObject([{ state: 'submitting', branches: ['addContract.editing|form.submitted|0'] }]);
    expect(document.querySelector('[data-live]')?.getAttribute('data-live')).toBe('submitting');
    expect(await axeViolations()).toEqual([]);
    stubbed.stop();
    stop();
  });
});
