import { documentDownloadModel } from '#machines/document-download/documentDownload.model.ts';
import { DownloadView } from '#src/views/DownloadView.tsx';
import { defineWalk } from './defineWalk.ts';
import { documentDownloadSigns } from './documentDownload.signs.ts';

export const documentDownloadWalk = defineWalk(documentDownloadModel, {
  mount: (actor) => <DownloadView actor={actor} />,
  events: { 'document.asked': (screen) => screen.press('button', /^(Télécharg|Réessayer)/) },
  signs: documentDownloadSigns,
});
