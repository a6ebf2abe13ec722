import { mandateDownloadModel } from '#machines/mandate-download/mandateDownload.model.ts';
import { defineSigns, ending, type Shown } from '../../walks/expectations.ts';

const waiting = (): Shown => ({
  signs: [
    { role: 'heading', name: 'Votre mandat de prélèvement' },
    { role: 'status', text: 'Votre mandat arrive' },
  ],
  isBusy: true,
});

export const mandateDownloadSigns = defineSigns(mandateDownloadModel)({
  fetching: waiting,
  opening: waiting,
  opened: ending(),
  failed: ending(),
});
