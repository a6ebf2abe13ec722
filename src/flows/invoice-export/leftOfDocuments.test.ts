import { expect, it } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { autumn, spring } from '#machines/invoice-export/invoiceExport.model.ts';
import { initialContext } from '#machines/invoice-export/invoiceExport.setup.ts';
import { leftOfDocuments } from './invoiceExport.ports.ts';

const input = { today: new Date(2026, 10, 21), showsAllColumns: true };
const requested = [autumn, spring];
const unread = [{ kind: 'invoice' as const, name: 'F3' }];
const partial = { name: 'Factures-partiel.zip', count: 1, file: new Blob(), missing: [spring] };

type State = StateValueFrom<typeof invoiceExportMachine>;
type Changes = Partial<ReturnType<typeof initialContext>>;

const leftIn = (value: State, changes: Changes) =>
  leftOfDocuments(
    createActor(invoiceExportMachine, {
      input,
      snapshot: invoiceExportMachine.resolveState({
        value,
        context: { ...initialContext(input), ...changes },
      }),
    }),
  );

it.each<[string, State, Changes, number, typeof requested]>([
  [
    'all documents if nothing is saved',
    { collecting: 'fetching' },
    { format: 'zip', requested },
    0,
    requested,
  ],
  ['those missing from an archive', { choosing: 'saved' }, { saved: partial, savedBefore: 3 }, 4, [spring]],
])('returns %s, with the count of the saved documents', (_, value, changes, saved, missing) => {
  const left = leftIn(value, changes);
  expect(left?.saved).toBe(saved);
  expect(left?.documents.map(({ numeroFacture }) => numeroFacture)).toEqual(
    missing.map(({ invoice }) => invoice.numeroFacture),
  );
});

it.each<[string, State, Changes]>([
  ['a list', 'writing', { format: 'xlsx', requested }],
  ['a complete archive', { choosing: 'saved' }, { saved: { ...partial, missing: [] } }],
  ['a selection', { choosing: 'ready' }, {}],
])('returns null for %s', (_, value, changes) => {
  expect(leftIn(value, changes)).toBeNull();
});

it('returns the same missing part if the export was not resumed', () => {
  const interrupted = leftIn({ collecting: 'failed' }, { format: 'zip', requested, unread });
  if (!interrupted) throw new Error('Nothing is left');
  expect(interrupted.unread).toEqual(unread);
  const actor = createActor(invoiceExportMachine, { input: { ...input, interrupted } }).start();
  expect(leftOfDocuments(actor)).toEqual(interrupted);
  actor.send({ type: 'retried' });
  expect(leftOfDocuments(actor)).toEqual(interrupted);
});
