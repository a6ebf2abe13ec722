import { useState } from 'react';
import { createActor } from 'xstate';
import { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { MandateDownloadView } from '../../flows/mandate-download/MandateDownloadView.tsx';

const MandateDownloadSkeleton = () => {
  const [actor] = useState(() => createActor(mandateDownloadMachine, { input: { reference: '', type: '' } }));
  return <MandateDownloadView actor={actor} />;
};

export default MandateDownloadSkeleton;
