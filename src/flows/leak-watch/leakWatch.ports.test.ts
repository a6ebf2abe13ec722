import { beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { allUnreadOf } from '#machines/leak-watch/leakWatch.machine.ts';
import { accountReferences, answerAll, backOffice, serveMeters } from '#test/pendingCalls.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { clearVisitCaches } from '../../api/client/visitCache.ts';
import { makeMeters } from '../../domain/fixtures/consumption.ts';
import { watch } from './leakWatch.ports.ts';

const metersOf = (reference: string) =>
  makeMeters(7, reference).map((meter, rank) => ({ ...meter, ...(rank === 6 && { codeEquipement: 'SE' }) }));

const servePages = serveMeters(metersOf);

beforeEach(() => {
  standInBrowser();
  clearVisitCaches();
});

it('requests once the measures of each remotely read meter, four meters at a time', async () => {
  const office = backOffice();
  const callsTo = (path: string) => office.requests.filter((request) => request.path === path);
  const flow = createActor(watch, { input: {} }).start();
  flow.send({ type: 'started' });
  await answerAll(office, servePages, () => flow.getSnapshot().matches('reading'));
  const { meters } = flow.getSnapshot().context;
  expect(meters.map(({ reference, idPDS }) => `${reference} ${idPDS}`).sort()).toEqual(
    accountReferences
      .flatMap((one) =>
        metersOf(one)
          .slice(0, 6)
          .map(({ idPDS }) => `${one} ${idPDS}`),
      )
      .sort(),
  );
  expect(office.state.most).toBeLessThanOrEqual(4);
  expect(callsTo('/api/consumption/meters_list')).toHaveLength(8);

  await answerAll(
    office,
    () => Response.json({ measures: [{ date: '2026-11-20', volume: 'abc' }, { date: '2026-11-21' }] }),
    () => flow.getSnapshot().matches('choosing'),
  );
  expect(flow.getSnapshot().context.fetched).toHaveLength(36);
  expect(allUnreadOf(flow.getSnapshot().context)).toHaveLength(36);
  expect(callsTo('/api/consumption/telemetry')).toHaveLength(36);
  expect(office.state.most).toBe(4);
});
