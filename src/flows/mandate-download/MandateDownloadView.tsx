import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/mandateDownload.ts';
import type { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { Spinner } from '../../ui/controls/buttons/Button.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';

export const MandateDownloadView = ({ actor }: { actor: ActorRefFrom<typeof mandateDownloadMachine> }) => {
  const snapshot = useSnapshot(actor);
  return (
    <Flow id="mandateDownload" snapshot={snapshot}>
      <PageHeader title={t('title')} />
      {snapshot.hasTag('busy') && <Spinner label={t('loading')} />}
    </Flow>
  );
};
