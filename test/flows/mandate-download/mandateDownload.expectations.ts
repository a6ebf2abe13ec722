import { mandateDownloadModel } from '#machines/mandate-download/mandateDownload.model.ts';
import { defineExpectations, ending, type Shown } from '../../walks/expectations.ts';

const waiting = (): Shown => ({
  visible: [
    { role: 'heading', name: 'Votre mandat de prélèvement' },
    { role: 'status', text: 'Votre mandat arrive' },
  ],
  isBusy: true,
});

export const mandateDownloadExpectations = defineExpectations(mandateDownloadModel)({
  fetching: waiting,
  opening: waiting,
  opened: ending(),
  failed: ending(),
});
