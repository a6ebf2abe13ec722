import { expect, it } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { autumn, spring } from '#machines/invoice-export/invoiceExport.model.ts';
import { initialContext } from '#machines/invoice-export/invoiceExport.setup.ts';
import { leftOfDocuments } from './invoiceExport.ports.ts';

const input = { today: new Date(2026, 10, 21), showsAllColumns: true };
const file = new Blob();

const exportIn = (
  value: StateValueFrom<typeof invoiceExportMachine>,
  changes: Partial<ReturnType<typeof initialContext>>,
) => {
  const context = { ...initialContext(input), ...changes };
  return createActor(invoiceExportMachine, {
    input,
    snapshot: invoiceExportMachine.resolveState({ value, context }),
  });
};

const numbersOf = (left: ReturnType<typeof leftOfDocuments>) =>
  left?.documents.map(({ numeroFacture }) => numeroFacture);

const requested = [autumn, spring];
const [first, second] = requested.map(({ invoice }) => invoice.numeroFacture);

it('returns all requested documents if nothing is saved', () => {
  const left = leftOfDocuments(exportIn({ collecting: 'fetching' }, { format: 'zip', requested }));
  expect(numbersOf(left)).toEqual([first, second]);
  expect(left?.saved).toBe(0);
});

it('returns the documents missing from the saved archive, and counts earlier ones', () => {
  const saved = { name: 'Factures-partiel.zip', count: 1, file, missing: [spring] };
  const left = leftOfDocuments(exportIn({ choosing: 'saved' }, { saved, savedBefore: 3 }));
  expect(numbersOf(left)).toEqual([second]);
  expect(left?.saved).toBe(4);
});

it('returns null for a list, a complete archive or a selection', () => {
  expect(leftOfDocuments(exportIn('writing', { format: 'xlsx', requested }))).toBeNull();
  const saved = { name: 'Factures.zip', count: 2, file, missing: [] };
  expect(leftOfDocuments(exportIn({ choosing: 'saved' }, { saved }))).toBeNull();
  expect(leftOfDocuments(createActor(invoiceExportMachine, { input }).start())).toBeNull();
});

it('returns the same rest if it was not resumed', () => {
  const unread = [{ kind: 'invoice' as const, name: 'F3' }];
  const interrupted = leftOfDocuments(
    exportIn({ collecting: 'failed' }, { format: 'zip', requested, unread }),
  );
  if (!interrupted) throw new Error('Nothing is left');
  expect(interrupted.unread).toEqual(unread);
  const actor = createActor(invoiceExportMachine, { input: { ...input, interrupted } }).start();
  expect(leftOfDocuments(actor)).toEqual(interrupted);
  actor.send({ type: 'retried' });
  expect(leftOfDocuments(actor)).toEqual(interrupted);
});
