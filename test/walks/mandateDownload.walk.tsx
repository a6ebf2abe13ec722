import { mandateDownloadModel } from '#machines/mandate-download/mandateDownload.model.ts';
import { MandateDownloadView } from '#src/flows/mandate-download/MandateDownloadView.tsx';
import { defineWalk } from './defineWalk.ts';
import { mandateDownloadSigns } from './mandateDownload.signs.ts';

export const mandateDownloadWalk = defineWalk(mandateDownloadModel, {
  mount: (actor) => <MandateDownloadView actor={actor} />,
  events: {},
  signs: mandateDownloadSigns,
});
