import { documentName, type PortalDocument } from '#machines/document-download/documentDownload.machine.ts';
import { documentDownloadModel } from '#machines/document-download/documentDownload.model.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineProof } from '../../walks/defineProof.ts';
import type { ScreenItem, Shown } from '../../walks/expectations.ts';

type Context = { document: PortalDocument };

const named = ({ document }: Context, words: string): ScreenItem => ({
  role: 'button',
  name:
    document.kind === 'invoice' ? `${words} la facture ${documentName(document)}` : `${words} le document`,
  disabled: false,
});

const busy = ({ document }: Context): Shown => ({
  visible: [
    {
      role: 'button',
      name: `${documentName(document)}${document.kind === 'insert' ? ' »' : ''}, en cours`,
      disabled: true,
    },
    { role: 'status', text: documentName(document) },
  ],
  isBusy: true,
});

export const documentDownloadProof = defineProof(documentDownloadModel)({
  view: async () => {
    const { DownloadView } = await import('#src/views/downloads/DownloadButton.tsx');

    return DownloadView;
  },
  gestures: { 'document.asked': (screen) => screen.press('button', /^(Télécharg|Réessayer)/) },
  states: {
    ready: (context) => ({ visible: [named(context, 'Télécharger')] }),
    fetching: busy,
    saving: busy,
    saved: (context) => ({
      visible: [
        named(context, 'Télécharger'),
        { role: 'status', text: context.document.kind === 'invoice' ? 'est téléchargée' : 'est téléchargé' },
      ],
    }),
    failed: (context) => ({
      visible: [
        named(context, 'Réessayer de télécharger'),
        { role: 'alert', text: [documentName(context.document), failureText(context.failure)] },
      ],
    }),
  },
});
