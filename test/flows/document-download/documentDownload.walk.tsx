import { documentDownloadModel } from '#machines/document-download/documentDownload.model.ts';
import { documentDownloadMount } from '#src/flows/document-download/documentDownload.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { documentDownloadExpectations } from './documentDownload.expectations.ts';

testWalk(documentDownloadModel, {
  mount: documentDownloadMount,
  events: { 'document.asked': (screen) => screen.press('button', /^(Télécharg|Réessayer)/) },
  expectations: documentDownloadExpectations,
});
