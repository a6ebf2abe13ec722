import { screen, waitFor } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createActor } from 'xstate';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { insertsMachine } from '#machines/inserts/inserts.machine.ts';
import { insertsModel } from '#machines/inserts/inserts.model.ts';
import type { Unread } from '../../domain/answer.ts';
import type { Insert } from '../../domain/billing/invoice.ts';
import { DownloadsProvider } from '../../views/downloads/downloads.tsx';
import { InsertsView } from './InsertsDialog.tsx';

const { 'une facture': invoice } = insertsModel.inputs;
const {
  'deux documents, dont un sans code': { items: two },
} = insertsModel.outcomes.loadInserts.done;

const show = (inserts: readonly Insert[] = two, unread: readonly Unread[] = []) => {
  const context = { invoice, inserts, unread, failure: null };
  const snapshot = insertsMachine.resolveState({ value: 'listed', context });
  return render(
    <DownloadsProvider download={documentDownloadMachine}>
      <div style={{ width: 480 }}>
        <InsertsView actor={createActor(insertsMachine, { input: invoice, snapshot })} />
      </div>
    </DownloadsProvider>,
  );
};

const long: Insert = {
  label: `Règlement du service public de l’eau, ${'anticonstitutionnellement-'.repeat(8)}2026`,
  code: 'REGLEMENT',
};

it('wraps a long document name, and shows a default label for a document without a name', async () => {
  await show([long, { label: '', code: 'SANS-NOM' }, ...two]);

  await waitFor(() => expect(screen.getByText('Document sans nom')).toBeVisible());
  await expect(screen.getByRole('button', { name: /sans nom/ })).toBeVisible();
  const { scrollWidth, clientWidth } = screen.getByRole('list');
  await expect(scrollWidth).toBe(clientWidth);
});

it('shows the count of the unreadable documents of an invoice', async () => {
  await show(two, [{ kind: 'document', name: '' }]);

  await expect(screen.getByText('1 document n’a pas pu être lu.')).toBeVisible();
});
