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

it('saves the file under a name that identifies the document, then releases it', async () => {
  const saved: SavedFile[] = [];
  const { actor } = startDownload(invoice, async (file) => void saved.push(file));
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(saved).toEqual([{ file: pdf, name: 'Facture_F2026-004217.pdf' }]);
  expect(actor.getSnapshot().context.file).toBeNull();
});

it('releases the file if saving fails', async () => {
  const { actor } = startDownload(invoice, () => Promise.reject(new Error('disk')));
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(actor.getSnapshot().context).toMatchObject({ file: null, failure: technicalFailure() });
});

it('ignores repeated clicks during a download and allows a new one once saved', async () => {
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
])('saves an insert labelled "%s" as %s', (label, name) => {
  expect(documentFileName(insert(label))).toBe(name);
});

it('gives each document a unique key', () => {
  const other: PortalDocument = { kind: 'invoice', invoice: { ...knownInvoice, reference: '981000004218' } };
  const documents = [invoice, other, insert('Tri'), insert('Tri', 'TRI-2'), insert('Qualité')];
  expect(new Set(documents.map(documentKey)).size).toBe(documents.length);
  expect(documentKey({ ...invoice })).toBe(documentKey(invoice));
});
