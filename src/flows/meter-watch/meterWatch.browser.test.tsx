import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { knownLeak, knownMeter, knownRise } from '../../domain/fixtures/consumption.ts';
import { RiseDetails } from './RiseDetails.tsx';
import { RiseNotice } from './RiseNotice.tsx';

const input = { meter: knownMeter, today: new Date(2026, 10, 22) };

const show = (value: 'found' | 'usual', episodes: readonly Episode[], month: string) => {
  const context = { ...input, episodes, failure: null };
  const snapshot = meterWatchMachine.resolveState({ value, context });
  return render(
    <>
      <RiseNotice
        snapshot={snapshot}
        period={{ mode: 'daily', name: month }}
        addressOf={() => '/'}
        requestOf={() => <button type="button">Préparer une demande</button>}
        watchAddress="/"
        onRetry={() => {}}
      />
      <RiseDetails
        snapshot={snapshot}
        period={{ mode: 'daily', name: month }}
        addressOf={() => '/'}
        requestOf={() => null}
        emergencyPhone="0900000199"
      />
    </>,
  );
};

it('shows no advice to close the tap for a rise that may be seasonal', async () => {
  await show('found', [knownRise], '2026-08');

  await expect(screen.getByText(/^Une saison ou des vacances/)).toBeVisible();
  await expect(screen.queryByText(/robinet d’arrêt/)).toBeNull();
});

it('shows « sur les six derniers mois » in the sentence about no unusual consumption', async () => {
  await show('usual', [], '2026-04');

  await expect(screen.getByText(/sur les six derniers mois/)).toBeVisible();
});

it.each<[string, Episode[], RegExp]>([
  ['a rise that is over', [knownLeak], /^1.hausseDu 12 au 23.octobre, terminée.: 28,8.m³ de plus/],
  [
    'an ongoing rise',
    [{ ...knownLeak, isGoingOn: true }],
    /^Hausse en coursDepuis le 12.octobre.: 2,4.m³ de plus par jour/,
  ],
  [
    'the newest rise',
    [knownRise, knownLeak],
    /^2.hausses depuis juinLa dernière, du 12 au 23.octobre, est terminée/,
  ],
])('describes %s, and links to the days of a rise', async (_, episodes, words) => {
  await show('found', episodes, '2026-04');

  const link = screen.getAllByRole('link')[0];
  await expect(link).toHaveAccessibleName(/^Voir les jours de la hausse (du|depuis le) 12/);
  await expect(link?.parentElement?.parentElement?.textContent).toMatch(words);
});

it('links an ongoing rise to a request and the leak watch, but not to the displayed days', async () => {
  await show('found', [{ ...knownLeak, isGoingOn: true }], '2026-10');

  await expect(screen.getByRole('button', { name: 'Préparer une demande' })).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Surveillance' })).toBeVisible();
  await expect(screen.queryByRole('link', { name: /^Voir les jours/ })).toBeNull();
});
