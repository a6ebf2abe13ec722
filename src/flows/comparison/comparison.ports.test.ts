import { beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { answerAll, backOffice, type Call } from '#test/pendingCalls.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { meterKey } from '../../domain/consumption/meter.ts';
import { makeMeters } from '../../domain/fixtures/consumption.ts';
import { comparison } from './comparison.ports.ts';

const meters = makeMeters(5).map((meter, rank) => ({
  ...meter,
  ...(rank === 4 && { codeEquipement: 'SE' }),
}));
const [{ reference = '' } = {}] = meters;
const chosen = meters.slice(0, 3);
const year = { mode: 'monthly', name: '2026' } as const;

const telemetry = '/api/consumption/telemetry';

const pointOf = ({ body }: Call) => (body as { id_PDS: string }).id_PDS;

const serveMeters = () =>
  Response.json({
    nbCodeRefFull: 1,
    nbCompteurFull: meters.length,
    clientCompteursPro: [
      {
        reference,
        name: 'Fournil',
        nbCompteurTotal: meters.length,
        roles: [{ role: 'TELERELEVE', enabled: true }],
        compteursPro: meters,
      },
    ],
  });

const serve = (call: Call) =>
  call.path === telemetry
    ? Response.json({ measures: [{ date: '2026-03-01', volume: 12, index: 40 }] })
    : serveMeters();

const serveButOne = (call: Call) =>
  call.path === telemetry && pointOf(call) === chosen[1]?.idPDS
    ? new Response('{}', { status: 500 })
    : serve(call);

const start = () => {
  const office = backOffice();
  const flow = createActor(comparison, {
    input: {
      today: new Date(2026, 10, 22),
      keys: chosen.map(meterKey),
      period: year,
      isCut: false,
      isPeriodWrong: false,
    },
  }).start();
  const measured = () => office.requests.filter(({ path }) => path === telemetry);
  const isCompared = () => flow.getSnapshot().matches('choosing');
  return { office, flow, measured, isCompared };
};

beforeEach(() => void standInBrowser());

it('requests the measures of only the compared meters, for only the compared period', async () => {
  const { office, flow, measured, isCompared } = start();
  await answerAll(office, serve, isCompared);
  expect(flow.getSnapshot().context.meters).toHaveLength(4);
  expect(measured().map(({ body }) => body)).toEqual(
    chosen.map((meter) => ({
      reference: meter.reference,
      id_PDS: meter.idPDS,
      mode: 'monthly',
      start_date: '2026-01-01',
      end_date: '2026-11-22',
    })),
  );
  expect(flow.getSnapshot().context.fetched.map(({ measures }) => measures)).toEqual(
    chosen.map(() => [expect.objectContaining({ volume: 12, index: 40 })]),
  );
});

it('retries only the failed request of a comparison, but sends all requests of a new period', async () => {
  const { office, flow, measured, isCompared } = start();
  await answerAll(office, serveButOne, isCompared);
  expect(flow.getSnapshot().context.missed.map(({ meter }) => meter.idPDS)).toEqual([chosen[1]?.idPDS]);
  flow.send({ type: 'retried' });
  await answerAll(office, serve, isCompared);
  expect(measured().slice(3).map(pointOf)).toEqual([chosen[1]?.idPDS]);
  expect(flow.getSnapshot().context).toMatchObject({ missed: [], fetched: { length: 3 } });

  flow.send({ type: 'mode.chosen', mode: 'daily' });
  await answerAll(office, serve, isCompared);
  expect(measured().slice(4).map(pointOf)).toEqual(chosen.map(({ idPDS }) => idPDS));
  expect(measured().at(-1)?.body).toMatchObject({ mode: 'daily', start_date: '2026-11-01' });
});
