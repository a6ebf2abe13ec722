import { mandateDownloadModel } from '#machines/mandate-download/mandateDownload.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type Shown } from '../../walks/expectations.ts';

const waiting = (): Shown => ({
  visible: [
    { role: 'heading', name: 'Votre mandat de prélèvement' },
    { role: 'status', text: 'Chargement de votre mandat' },
  ],
  isBusy: true,
});

export const mandateDownloadProof = defineProof(mandateDownloadModel)({
  view: async () => {
    const { useSnapshot } = await import('#src/views/Flow.tsx');
    const { default: MandateFailedScreen, MandateDownloadView } = await import(
      '#src/flows/mandate-download/MandateDownloadView.tsx'
    );
    return ({ actor }) =>
      useSnapshot(actor).matches('failed') ? (
        <MandateFailedScreen onRetry={() => {}} />
      ) : (
        <MandateDownloadView actor={actor} />
      );
  },
  gestures: {},
  states: { fetching: waiting, opening: waiting, opened: ending(), failed: ending() },
});
