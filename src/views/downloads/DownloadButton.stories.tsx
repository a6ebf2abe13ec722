import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { fromPromise } from 'xstate';
import {
  documentDownloadMachine,
  documentName,
  type PortalDocument,
  type SavedFile,
} from '#machines/document-download/documentDownload.machine.ts';
import { documentDownloadModel } from '#machines/document-download/documentDownload.model.ts';
import type { Failure } from '../../domain/failure.ts';
import { makeInvoices } from '../../domain/fixtures/account.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';

import { DownloadButton } from './DownloadButton.tsx';
import { DownloadsProvider } from './downloads.tsx';

const { 'service indisponible': unavailable } = documentDownloadModel.outcomes.fetchDocument.failed;

const meta = { component: DownloadButton } satisfies Meta<typeof DownloadButton>;

export default meta;

const invoices: PortalDocument[] = makeInvoices(4).map((one) => ({ kind: 'invoice', invoice: one }));
const [first, second] = invoices.map(documentName);

type PendingFile = {
  name: string;
  signal: AbortSignal;
  answer: (file: Blob) => void;
  fail: (why: Failure) => void;
};

const turnedPage = () => {
  const pending: PendingFile[] = [];
  const save = fn<(file: SavedFile) => void>();
  const download = documentDownloadMachine.provide({
    actors: {
      fetchDocument: fromPromise<Blob, PortalDocument>(
        ({ input, signal }) =>
          new Promise((answer, fail) => pending.push({ name: documentName(input), signal, answer, fail })),
      ),
      saveDocument: fromPromise<void, SavedFile>(async ({ input }) => save(input)),
    },
  });
  const Page = () => {
    const [page, turnTo] = useState<number | null>(0);
    return (
      <>
        <Button onPress={() => turnTo(page === 0 ? 1 : 0)}>Tourner la page</Button>
        <Button onPress={() => turnTo(null)}>Quitter</Button>
        {page !== null && (
          <DownloadsProvider download={download}>
            {invoices.slice(2 * page, 2 * page + 2).map((document) => (
              <DownloadButton key={documentName(document)} document={document} />
            ))}
          </DownloadsProvider>
        )}
      </>
    );
  };
  return { pending, save, Page };
};

const pdf = new Blob(['%PDF-1.4']);

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(canvas.getByRole('button', { name }));
const download = (canvas: Canvas, name = '') => press(canvas, `Télécharger la facture ${name}`);

const played = (play: (canvas: Canvas, page: ReturnType<typeof turnedPage>) => Promise<void>): StoryObj => {
  let page = turnedPage();
  return {
    beforeEach: () => {
      page = turnedPage();
    },
    render: () => <page.Page />,
    play: ({ canvas }) => play(canvas, page),
  };
};

export const Twice = played(async (canvas, { pending }) => {
  await download(canvas, first);
  const button = canvas.getByRole('button', { name: /, en cours$/ });
  await expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(pending).toHaveLength(1);
});

export const EachItsOwn = played(async (canvas, { pending, save }) => {
  await download(canvas, first);
  await download(canvas, second);
  await expect(pending.map(({ name }) => name)).toEqual([first, second]);
  pending[1]?.answer(pdf);
  await waitFor(() => expect(canvas.getByText(`${second} est téléchargée`)).toBeInTheDocument());
  await expect(save).toHaveBeenCalledWith({ file: pdf, name: `Facture_${second}.pdf` });
  pending[0]?.fail(unavailable);
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Une erreur technique/));
  await press(canvas, `Réessayer de télécharger la facture ${first}`);
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(pending).toHaveLength(3);
});

export const TurnedMeanwhile = played(async (canvas, { pending, save }) => {
  await download(canvas, first);
  await press(canvas, 'Tourner la page');
  await expect(canvas.queryByText(/^Téléchargement de/)).toBeNull();
  await expect(pending[0]?.signal.aborted).toBe(false);
  pending[0]?.answer(pdf);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await press(canvas, 'Tourner la page');
  await expect(canvas.getByText(`${first} est téléchargée`)).toBeInTheDocument();
});

export const Left = played(async (canvas, { pending, save }) => {
  await download(canvas, first);
  await press(canvas, 'Quitter');
  await waitFor(() => expect(pending[0]?.signal.aborted).toBe(true));
  pending[0]?.answer(pdf);
  await expect(save).not.toHaveBeenCalled();
});
