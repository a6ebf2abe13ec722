import { documentDownloadModel } from '#machines/document-download/documentDownload.model.ts';
import { documentDownloadMount } from '#src/flows/document-download/documentDownload.mount.tsx';
import { defineWalk } from './defineWalk.ts';
import { documentDownloadSigns } from './documentDownload.signs.ts';

export const documentDownloadWalk = defineWalk(documentDownloadModel, {
  mount: documentDownloadMount,
  events: { 'document.asked': (screen) => screen.press('button', /^(Télécharg|Réessayer)/) },
  signs: documentDownloadSigns,
});
