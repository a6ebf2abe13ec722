import { documentDownloadModel } from '#machines/document-download/documentDownload.model.ts';
import { documentDownloadMount } from '#src/flows/document-download/documentDownload.mount.tsx';
import { documentDownloadSigns } from './documentDownload.signs.ts';
import { testWalk } from './testWalk.ts';

testWalk(documentDownloadModel, {
  mount: documentDownloadMount,
  events: { 'document.asked': (screen) => screen.press('button', /^(Télécharg|Réessayer)/) },
  signs: documentDownloadSigns,
});
