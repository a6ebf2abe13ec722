import { describe, expect, it } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import { exportMachine } from '#machines/export/export.machine.ts';
import { initialContext } from '#machines/export/export.setup.ts';
import { interruptedExportSchema } from '#machines/export/storedExports.ts';
import type { Unread } from '../../domain/answer.ts';
import { makeMeters, measureOn } from '../../domain/fixtures/consumption.ts';
import { leftOfExport } from './export.ports.ts';

const meters = makeMeters(4);
const contracts = [{ reference: '981000004217', name: 'Fournil' }];
const input = { today: new Date(2026, 10, 22), source: { contracts, meters } };
const days = { startDate: '2025-12-01', endDate: '2026-11-22' };
const request = { mode: 'monthly' as const, format: 'xlsx' as const, ...days, meters };

/** Creates an export of four meters with the given number already read. */
const exportIn = (
  value: StateValueFrom<typeof exportMachine>,
  came: number,
  savedBefore = 0,
  unread?: readonly Unread[],
) => {
  const source = { ...input.source, ...(unread && { unread }) };
  const fetched = meters.slice(0, came).map((meter) => ({ meter, measures: [measureOn('2026-10-31')] }));
  const context = { ...initialContext({ ...input, source }), request, fetched, savedBefore };
  return createActor(exportMachine, { input, snapshot: exportMachine.resolveState({ value, context }) });
};

describe('leftOfExport', () => {
  it.each([
    ['saved in part', { choosing: 'saved' as const }, 3, 1, 3],
    ['still read, of which nothing is saved', 'fetching' as const, 3, 4, 0],
    ['being written', 'writing' as const, 4, 4, 0],
    ['that could not be saved', 'unwritten' as const, 4, 4, 0],
  ])('%s', (_, value, came, missing, saved) => {
    const left = leftOfExport(exportIn(value, came));
    expect(left).toMatchObject({
      flow: 'export',
      contracts,
      ...days,
      mode: 'monthly',
      format: 'xlsx',
      saved,
    });
    expect(left?.meters.map(({ idPDS }) => idPDS)).toEqual(
      meters.slice(4 - missing).map(({ idPDS }) => idPDS),
    );
  });

  it('adds the count of an earlier file', () => {
    expect(leftOfExport(exportIn({ choosing: 'saved' }, 3, 12))?.saved).toBe(15);
  });

  it('keeps the unreadable items for the resumed file', () => {
    const unread = [{ kind: 'meter' as const, name: 'M1' }];
    const interrupted = leftOfExport(exportIn('fetching', 3, 0, unread));
    expect(interrupted?.unread).toEqual(unread);
    expect(interruptedExportSchema.parse(JSON.parse(JSON.stringify(interrupted)))).toEqual(interrupted);
  });

  it('returns null if all is saved or nothing was requested', () => {
    expect(leftOfExport(exportIn({ choosing: 'saved' }, 4))).toBeNull();
    expect(leftOfExport(createActor(exportMachine, { input }).start())).toBeNull();
  });

  it('returns the same rest if it was not resumed', () => {
    const interrupted = leftOfExport(exportIn({ choosing: 'saved' }, 3));
    if (!interrupted) throw new Error('Nothing is left');
    const actor = createActor(exportMachine, { input: { ...input, interrupted } }).start();
    expect(leftOfExport(actor)).toEqual(interrupted);
  });
});
