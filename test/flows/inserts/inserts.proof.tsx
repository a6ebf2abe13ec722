import { t } from '#locales/fr/inserts.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { insertsModel } from '#machines/inserts/inserts.model.ts';
import type { Insert } from '#src/domain/billing/invoice.ts';
import type { Failure } from '#src/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof, sentByThePortal } from '../../walks/defineProof.ts';
import { ending, type ScreenItem } from '../../walks/expectations.ts';

type Context = { inserts: readonly Insert[]; failure: Failure | null };

export const insertsProof = defineProof(insertsModel)({
  view: async () => {
    const { DownloadsProvider } = await import('#src/views/downloads/downloads.tsx');
    const { DialogPaper } = await import('#src/views/FormPaper.tsx');
    const { InsertsView } = await import('#src/flows/inserts/InsertsDialog.tsx');
    return (props) => (
      <DownloadsProvider download={documentDownloadMachine}>
        <DialogPaper title={t('title', props.actor.getSnapshot().context.invoice)}>
          <InsertsView {...props} />
        </DialogPaper>
      </DownloadsProvider>
    );
  },
  gestures: { 'inserts.asked': (screen) => screen.press('button', 'Réessayer'), closed: sentByThePortal },
  states: {
    loading: () => ({ visible: [{ role: 'status', text: 'Chargement en cours' }], isBusy: true }),
    listed: ({ inserts }: Context) => ({
      visible: [
        {
          role: 'list',
          name: 'Documents joints',
          lines: inserts.map(({ label, code }) => (code ? label : `${label}Ce document ne peut pas être`)),
        },
        ...inserts
          .filter(({ code }) => code !== '')
          .map(({ label }): ScreenItem => ({ role: 'button', name: `« ${label} »`, disabled: false })),
      ],
      absent: [{ role: 'link' }],
    }),
    empty: () => ({ visible: [{ role: 'status', text: 'Aucun document n’est joint à cette facture.' }] }),
    unavailable: ({ failure }: Context) => ({
      visible: [
        { role: 'alert', text: failureText(failure) },
        { role: 'button', name: 'Réessayer', disabled: false },
      ],
    }),
    closed: ending(),
  },
});
