import { useActorRef } from '@xstate/react';
import { useLocation, useParams } from 'wouter';
import type { Mandate } from '#machines/mandate-download/mandateDownload.machine.ts';
import { MandateDownloadView } from '../../flows/mandate-download/MandateDownloadView.tsx';
import { mandateDownload } from '../../flows/mandate-download/mandateDownload.ports.ts';
import { useFlowEnd } from '../../views/Flow.tsx';

/** Opens the PDF of a mandate instead of a page. A failure opens the error page (docs/rules.md#mandate). */
const MandateDownloadRoute = () => {
  const { reference, type } = useParams<Mandate>();
  const [path, navigate] = useLocation();
  const actor = useActorRef(mandateDownload, { input: { reference, type } });
  useFlowEnd(actor, (end) => {
    if (end.matches('failed'))
      navigate('/erreur/connexion', { replace: true, state: { failedMandate: path } });
  });
  return <MandateDownloadView actor={actor} />;
};

export default MandateDownloadRoute;
