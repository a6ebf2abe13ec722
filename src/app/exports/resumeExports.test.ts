import { expect, it, vi } from 'vitest';
import { interruptedExport } from '#machines/export/export.model.ts';
import { toFileRequest } from '#machines/export/export.setup.ts';
import { resumeExports } from './ExportTray.tsx';
import { createExports } from './exports.ts';

it('resumes an export with its unreadable meters', () => {
  const unread = [{ kind: 'meter' as const, name: 'M1' }];
  const exports = createExports();
  const offer = vi.spyOn(exports.consumption, 'offer');
  resumeExports(exports, [{ ...interruptedExport, unread }]);
  const resumed = offer.mock.calls[0]?.[1]().getSnapshot();
  expect(resumed && toFileRequest(resumed.context).unread).toEqual(unread);
});
