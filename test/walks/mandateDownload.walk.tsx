import { mandateDownloadModel } from '#machines/mandate-download/mandateDownload.model.ts';
import { mandateDownloadMount } from '#src/flows/mandate-download/mandateDownload.mount.tsx';
import { mandateDownloadSigns } from './mandateDownload.signs.ts';
import { testWalk } from './testWalk.ts';

testWalk(mandateDownloadModel, {
  mount: mandateDownloadMount,
  events: {},
  signs: mandateDownloadSigns,
});
