import { mandateDownloadModel } from '#machines/mandate-download/mandateDownload.model.ts';
import { mandateDownloadMount } from '#src/flows/mandate-download/mandateDownload.mount.tsx';
import { defineWalk } from './defineWalk.ts';
import { mandateDownloadSigns } from './mandateDownload.signs.ts';

export const mandateDownloadWalk = defineWalk(mandateDownloadModel, {
  mount: mandateDownloadMount,
  events: {},
  signs: mandateDownloadSigns,
});
