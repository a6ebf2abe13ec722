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

const startDownload = (document: PortalDocument, save: (file: SavedFile) => Promise<void>) => {
  const fetched: PortalDocument[] = [];
  const actor = createActor(
    documentDownloadMachine.provide({
      actors: {
        fetchDocument: fromPromise(async ({ input }) => {
          fetched.push(input);
          return pdf;
        }),
        saveDocument: fromPromise(({ input }) => save(input)),
      },
    }),
    { input: document },
  ).start();
  actor.send({ type: 'document.asked' });
  return { actor, fetched };
};

it('saves what is fetched under a name that says which document it is, and keeps it no longer', async () => {
  const saved: SavedFile[] = [];
  const { actor } = startDownload(invoice, async (file) => void saved.push(file));
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(saved).toEqual([{ file: pdf, name: 'Facture_F2026-004217.pdf' }]);
  expect(actor.getSnapshot().context.file).toBeNull();
});

it('keeps nothing of what could not be saved either', async () => {
  const { actor } = startDownload(invoice, () => Promise.reject(new Error('disk')));
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(actor.getSnapshot().context).toMatchObject({ file: null, failure: technicalFailure() });
});

it('asks once, however often it is pressed meanwhile, and again once it is saved', async () => {
  const { actor, fetched } = startDownload(invoice, async () => {});
  actor.send({ type: 'document.asked' });
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(fetched).toEqual([invoice]);
  actor.send({ type: 'document.asked' });
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(fetched).toHaveLength(2);
});

it.each([
  ['Guide du tri', 'Guide-du-tri.pdf'],
  ['../../.bashrc', 'bashrc.pdf'],
  ['Qualité : 2026/2027', 'Qualité-2026-2027.pdf'],
  ['', 'Document.pdf'],
  ['...', 'Document.pdf'],
])('an insert called "%s" is saved as %s', (label, name) => {
  expect(documentFileName(insert(label))).toBe(name);
});

it('tells each document from any other', () => {
  const other: PortalDocument = { kind: 'invoice', invoice: { ...knownInvoice, reference: '981000004218' } };
  const documents = [invoice, other, insert('Tri'), insert('Tri', 'TRI-2'), insert('Qualité')];
  expect(new Set(documents.map(documentKey)).size).toBe(documents.length);
  expect(documentKey({ ...invoice })).toBe(documentKey(invoice));
});
