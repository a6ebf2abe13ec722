import { mandateDownloadModel } from '#machines/mandate-download/mandateDownload.model.ts';
import { mandateDownloadMount } from '#src/flows/mandate-download/mandateDownload.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { mandateDownloadExpectations } from './mandateDownload.expectations.ts';

testWalk(mandateDownloadModel, {
  mount: mandateDownloadMount,
  events: {},
  expectations: mandateDownloadExpectations,
});
