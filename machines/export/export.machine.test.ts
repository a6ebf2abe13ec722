import { expect, it } from 'vitest';
import { leftOfExport } from '#machines/export/export.machine.ts';
import { interruptedExportSchema } from '#machines/export/storedExports.ts';
import { exportIn, fourMeters } from '#test/exportIn.ts';

const fournil = { reference: fourMeters[0]?.reference ?? '', name: 'Fournil' };

it.each([
  ['saved in part', { choosing: 'saved' as const }, 3, 1, 3],
  ['still loading, without a saved file', 'fetching' as const, 3, 4, 0],
  ['being written', 'writing' as const, 4, 4, 0],
  ['that could not be saved', 'unwritten' as const, 4, 4, 0],
])('returns the unsaved meters of an export %s, to resume the export', (_, value, came, missing, saved) => {
  const left = leftOfExport(exportIn(value, came));
  const days = { startDate: '2025-12-01', endDate: '2026-11-22' };
  const format = { mode: 'monthly', format: 'xlsx' };
  expect(left).toMatchObject({ flow: 'export', contracts: [fournil], ...days, ...format, saved });
  expect(left?.meters).toMatchObject(fourMeters.slice(4 - missing).map(({ idPDS }) => ({ idPDS })));
});

it('counts the meters in an earlier file among the saved meters of a resumed export', () => {
  expect(leftOfExport(exportIn({ choosing: 'saved' }, 3, { savedBefore: 12 }))?.saved).toBe(15);
});

it('stores the unreadable items of an interrupted export, and reads them from the storage', () => {
  const unread = [{ kind: 'meter' as const, name: 'M1' }];
  const listed = { contracts: [fournil], meters: fourMeters, unread };
  const interrupted = leftOfExport(exportIn('fetching', 3, { listed }));
  expect(interrupted?.unread).toEqual(unread);
  expect(interruptedExportSchema.parse(JSON.parse(JSON.stringify(interrupted)))).toEqual(interrupted);
});

it('returns null for a complete export and for an export that the user has not submitted', () => {
  expect(leftOfExport(exportIn({ choosing: 'saved' }, 4))).toBeNull();
  expect(leftOfExport(exportIn({ choosing: 'ready' }, 0, { request: null }))).toBeNull();
});

it('returns an interrupted export unchanged until the user resumes the export', () => {
  const interrupted = leftOfExport(exportIn({ choosing: 'saved' }, 3));
  expect(leftOfExport(exportIn('interrupted', 3))).toEqual(interrupted);
});
