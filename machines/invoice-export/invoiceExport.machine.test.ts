import { expect, it, test } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import type { DueInvoice } from '#src/domain/billing/toPay.ts';
import { makeDueInvoice } from '#src/domain/fixtures/account.ts';
import { invoiceExportMachine, leftOfDocuments } from './invoiceExport.machine.ts';
import { autumn, ofContract, old, spring } from './invoiceExport.model.ts';
import { exportName, initialContext } from './invoiceExport.setup.ts';
import { hasOthers, toSelection, withCounted, withRead } from './selection.ts';

const today = new Date(2026, 10, 21);
const listed = (dateFacture: string, rank: number) =>
  makeDueInvoice({ numeroFacture: `F${rank}`, dateFacture }, today);
const requested = ['02/10/2026', '', '02/12/2025'].map(listed);
const fetched = requested.map((one) => ({ ...one, file: new Blob() }));
const first = { savedBefore: 0, requested, fetched };

it('adds a suffix to the name of a partial or resumed ZIP file, but not of a list file', () => {
  const nameOf = (format: 'zip' | 'csv', changes: Partial<typeof first> = {}) =>
    exportName({ ...first, today, format, ...changes });
  expect(nameOf('zip')).toBe('Factures_2025-12-02_2026-10-02.zip');
  expect(nameOf('zip', { fetched: fetched.slice(1) })).toBe('Factures_2025-12-02_2026-10-02-partiel.zip');
  expect(nameOf('zip', { savedBefore: 3 })).toBe('Factures_2025-12-02_2026-10-02-suite.zip');
  expect(nameOf('csv', { fetched: [] })).toBe('Factures_2025-12-02_2026-10-02.csv');
});

it.each([
  ['one day', ['02/10/2026'], 'Factures_2026-10-02.csv'],
  ['an unknown day', [''], 'Factures_2026-11-21.csv'],
])('returns for an export of the invoices of %s the file name $2', (_, days, name) => {
  expect(exportName({ ...first, today, format: 'csv', requested: days.map(listed), fetched: [] })).toBe(name);
});

const elsewhere: DueInvoice = { ...autumn, reference: '981000007956', numeroFacture: 'F2026-000001' };

const { reference } = ofContract.contract;

test('adds the invoices of a second contract to the selected invoices of the first contract', () => {
  const selection = withRead(toSelection([elsewhere, autumn]), [autumn, spring, old], { reference });
  expect([...selection.values()]).toEqual([elsewhere, autumn, spring, old]);
});

test.each([
  ['a contract', { reference }, [elsewhere, autumn]],
  ['all contracts', { reference: undefined }, [autumn]],
  ['contracts whose reference begins alike', { reference: '9810' }, [autumn]],
])('deselects only the invoices missing in the results of a search for %s', (_, criteria, expected) => {
  const selection = withRead(toSelection([elsewhere, autumn, old]), [autumn], criteria);
  expect([...selection.values()]).toEqual(expected);
});

test('offers no other invoices if all the invoices that the back office returned are selected', () => {
  const counts = withCounted(new Map(), [autumn, spring]);
  const { contract } = ofContract;
  expect(hasOthers({ selection: toSelection([autumn, spring]), counts }, contract)).toBe(false);
  const { shown, ...announced } = contract;
  const selection = toSelection([autumn]);
  expect(hasOthers({ selection, counts }, { ...announced, shown: [autumn] })).toBe(true);
});

test.each([
  ['empty', false, []],
  ['one displayed invoice', false, [autumn]],
  ['all displayed invoices', true, [autumn, spring]],
  ['all displayed invoices and one of another contract', true, [autumn, spring, elsewhere]],
  ['the whole contract', false, [autumn, spring, old]],
])('offers to select the other invoices of a contract if %s are selected: %s', (_, expected, selected) => {
  expect(hasOthers({ selection: toSelection(selected), counts: new Map() }, ofContract.contract)).toBe(
    expected,
  );
});

const input = { today, showsDueDates: true };
const chosen = [autumn, spring];
const unread = [{ kind: 'invoice' as const, name: 'F3' }];
const partial = { name: 'Factures-partiel.zip', count: 1, file: new Blob(), missing: [spring] };

type State = StateValueFrom<typeof invoiceExportMachine>;
type Changes = Partial<ReturnType<typeof initialContext>>;

const leftIn = (value: State, changes: Changes) => {
  const context = { ...initialContext(input), ...changes };
  const snapshot = invoiceExportMachine.resolveState({ value, context });
  return leftOfDocuments(createActor(invoiceExportMachine, { input, snapshot }));
};

it.each<[string, State, Changes, number, typeof chosen]>([
  ['all its documents', { collecting: 'fetching' }, { format: 'zip', requested: chosen }, 0, chosen],
  ['its missing documents', { choosing: 'saved' }, { saved: partial, savedBefore: 3 }, 4, [spring]],
])('resumes an archive with %s, and keeps the saved count', (_, value, changes, saved, missing) => {
  const left = leftIn(value, changes);
  expect(left?.saved).toBe(saved);
  expect(left?.documents.map(({ numeroFacture }) => numeroFacture)).toEqual(
    missing.map(({ numeroFacture }) => numeroFacture),
  );
});

it.each<[string, State, Changes]>([
  ['an export as a list', 'writing', { format: 'xlsx', requested: chosen }],
  ['a complete archive', { choosing: 'saved' }, { saved: { ...partial, missing: [] } }],
  ['a selection of invoices without an export', { choosing: 'ready' }, {}],
])('returns no archive to resume after %s', (_, value, changes) => {
  expect(leftIn(value, changes)).toBeNull();
});

it('returns an interrupted archive unchanged until the user resumes the archive', () => {
  const interrupted = leftIn({ collecting: 'failed' }, { format: 'zip', requested: chosen, unread });
  if (!interrupted) throw new Error('No document is left to resume');
  expect(interrupted.unread).toEqual(unread);
  const actor = createActor(invoiceExportMachine, { input: { ...input, interrupted } }).start();
  expect(leftOfDocuments(actor)).toEqual(interrupted);
  actor.send({ type: 'retried' });
  expect(leftOfDocuments(actor)).toEqual(interrupted);
});
