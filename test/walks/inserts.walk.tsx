import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { insertsModel } from '#machines/inserts/inserts.model.ts';
import { InsertsView } from '#src/flows/inserts/InsertsView.tsx';
import { DownloadsProvider } from '#src/views/DownloadsProvider.tsx';
import { defineWalk, sentByThePortal } from './defineWalk.ts';
import { insertsSigns } from './inserts.signs.ts';

export const insertsWalk = defineWalk(insertsModel, {
  mount: (actor) => (
    <DownloadsProvider download={documentDownloadMachine}>
      <InsertsView actor={actor} />
    </DownloadsProvider>
  ),
  events: {
    'inserts.asked': (screen) => screen.press('button', 'Réessayer'),
    // The cross of the dialog around the view.
    closed: sentByThePortal,
  },
  signs: insertsSigns,
});
