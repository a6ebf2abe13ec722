import { screen } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor } from 'xstate';
import { initialContext, watchMachine } from '#machines/watch/watch.machine.ts';
import { knownLeak, knownMeter, knownRise, makeMeters } from '../../domain/fixtures/consumption.ts';
import { WatchView } from './WatchView.tsx';

const input = { today: new Date(2026, 10, 22) };

type Context = ReturnType<typeof initialContext>;

const choosing = { choosing: 'ready' } as const;

const show = (changes: Partial<Context>, value: 'paused' | typeof choosing = choosing) => {
  const snapshot = watchMachine.resolveState({ value, context: { ...initialContext(input), ...changes } });
  return render(
    <WatchView
      actor={createActor(watchMachine, { input, snapshot })}
      addressOf={({ meter: { idPDS } }) => `/${idPDS}`}
      requestOf={() => null}
      emergencyPhone="0900000199"
    />,
  );
};

const goingOn = { ...knownLeak, endDate: '2026-11-21', isGoingOn: true, litres: 340, litresADay: 34 };
const nothingUsual = { ...goingOn, usualADay: 0, cause: 'unclear' as const };
const busier = { ...knownLeak, litres: 4_000, cause: 'activity' as const };

const meters = makeMeters(1_000);
const some = [
  { meter: knownMeter, episodes: [knownLeak, knownRise] },
  ...makeMeters(3).map((meter, rank) => ({
    meter,
    episodes: [[goingOn], [nothingUsual], [busier]][rank] ?? [],
  })),
];
const every = meters.map((meter, rank) => ({
  meter,
  episodes: [{ ...knownLeak, litres: 1_000 * (rank + 1) }],
}));

it('counts the meters read before a pause', async () => {
  await show({ meters, fetched: some }, 'paused');

  await expect(screen.getByText(/^En pause : 3 sur 1/)).toBeVisible();
});

it('counts the unreadable measures', async () => {
  await show({ meters: [knownMeter], fetched: [{ meter: knownMeter, episodes: [], unreadCount: 3 }] });

  await expect(screen.getByText('3 mesures n’ont pas pu être lues.')).toBeVisible();
});

it('lists seasonal rises last, whatever their volume', async () => {
  await show({ meters: some.map(({ meter }) => meter), fetched: some });

  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(names).toEqual([
    'D21TA1000142',
    'D21TA1000002',
    'D21TA1000000',
    'D21TA1000001',
    'D21TA1000142',
  ]);
  await expect(screen.getByText('34 litres de plus par jour (+1 %), 340 litres en tout')).toBeInTheDocument();
  await expect(screen.getByText(/34 litres de plus par jour \(d’habitude, rien\)/)).toBeInTheDocument();
});

it('lists twenty of a thousand meters', async () => {
  await show({ meters, fetched: every });

  await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(20);
  await expect(screen.getByRole('button', { name: 'Afficher plus' })).toBeVisible();
});
