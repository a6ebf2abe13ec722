import type { ComponentProps } from 'react';
import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor, type StateValueFrom } from 'xstate';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { knownLeak, knownMeter, knownRise } from '../../domain/fixtures/consumption.ts';
import { MeterWatchView } from './MeterWatchView.tsx';

const input = { meter: knownMeter, today: new Date(2026, 10, 22) };

const frozenIn = (value: StateValueFrom<typeof meterWatchMachine>, episodes: readonly Episode[] = []) =>
  createActor(meterWatchMachine, {
    input,
    snapshot: meterWatchMachine.resolveState({
      value,
      context: { ...input, episodes, failure: technicalFailure('Le service est injoignable.') },
    }),
  });

const show = (props: Partial<ComponentProps<typeof MeterWatchView>> = {}) => {
  const shown = { actor: frozenIn('found', [knownRise, knownLeak]), ...props };
  return render(
    <MeterWatchView
      period={{ mode: 'daily', name: '2026-10' }}
      addressOf={() => '/'}
      requestOf={() => null}
      emergencyPhone="0900000199"
      {...shown}
    />,
  );
};

it('shows no emergency number for a seasonal rise', async () => {
  await show({ actor: frozenIn('found', [knownRise]), period: { mode: 'daily', name: '2026-08' } });

  await expect(screen.getByText(/^Une saison ou des vacances/)).toBeVisible();
  await expect(screen.queryByText(/robinet d’arrêt/)).toBeNull();
});

it('shows nothing for months before the watched ones', async () => {
  await show({ actor: frozenIn('usual'), period: { mode: 'daily', name: '2026-04' } });

  await expect(screen.getByRole('status')).toHaveTextContent(/sur les six derniers mois/);
  await expect(screen.queryByText(/Aucune hausse/)).toBeNull();
});
