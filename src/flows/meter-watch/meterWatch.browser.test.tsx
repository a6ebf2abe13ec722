import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor } from 'xstate';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { knownMeter, knownRise } from '../../domain/fixtures/consumption.ts';
import { MeterWatchView } from './MeterWatchView.tsx';

const input = { meter: knownMeter, today: new Date(2026, 10, 22) };

const show = (value: 'found' | 'usual', episodes: readonly Episode[], month: string) => {
  const context = { ...input, episodes, failure: null };
  const snapshot = meterWatchMachine.resolveState({ value, context });
  return render(
    <MeterWatchView
      actor={createActor(meterWatchMachine, { input, snapshot })}
      period={{ mode: 'daily', name: month }}
      addressOf={() => '/'}
      requestOf={() => null}
      emergencyPhone="0900000199"
    />,
  );
};

it('shows no emergency number for a seasonal rise', async () => {
  await show('found', [knownRise], '2026-08');

  await expect(screen.getByText(/^Une saison ou des vacances/)).toBeVisible();
  await expect(screen.queryByText(/robinet d’arrêt/)).toBeNull();
});

it('shows nothing for months before the watched ones', async () => {
  await show('usual', [], '2026-04');

  await expect(screen.getByRole('status')).toHaveTextContent(/sur les six derniers mois/);
  await expect(screen.queryByText(/Aucune hausse/)).toBeNull();
});
