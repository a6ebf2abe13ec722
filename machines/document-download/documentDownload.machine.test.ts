import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { technicalFailure } from '#src/domain/failure.ts';
import { knownInvoice } from '#src/domain/fixtures/account.ts';
import {
  documentDownloadMachine,
  documentFileName,
  documentKey,
  type PortalDocument,
  type SavedFile,
} from './documentDownload.machine.ts';

const invoice: PortalDocument = { kind: 'invoice', invoice: knownInvoice };
const insert = (label: string, code = 'TRI'): PortalDocument => ({ kind: 'insert', insert: { label, code } });

const pdf = new Blob(['%PDF-1.4']);

it.each([
  ['saved', async () => {}, null],
  ['failed', () => Promise.reject(new Error('disk')), technicalFailure()],
] as const)(
  'saves the loaded document under its file name, then drops the file in the state %s',
  async (state, save, failure) => {
    const saved: SavedFile[] = [];
    const machine = documentDownloadMachine.provide({
      actors: {
        fetchDocument: fromPromise(async () => pdf),
        saveDocument: fromPromise(({ input }) => {
          saved.push(input);
          return save();
        }),
      },
    });
    const actor = createActor(machine, { input: invoice }).start();
    actor.send({ type: 'document.asked' });
    await waitFor(actor, (snapshot) => snapshot.matches(state));
    expect(saved).toEqual([{ file: pdf, name: 'Facture_F2026-004217.pdf' }]);
    expect(actor.getSnapshot().context).toMatchObject({ file: null, failure });
  },
);

it('uses the label of an insert as its file name', () => {
  expect(documentFileName(insert('Qualité : 2026/2027'))).toBe('Qualité-2026-2027.pdf');
});

it('returns a unique and constant identifier for each document', () => {
  const other: PortalDocument = { kind: 'invoice', invoice: { ...knownInvoice, reference: '981000004218' } };
  const documents = [invoice, other, insert('Tri'), insert('Tri', 'TRI-2'), insert('Qualité')];
  expect(new Set(documents.map(documentKey)).size).toBe(documents.length);
  expect(documentKey({ ...invoice })).toBe(documentKey(invoice));
});
