import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/mandateDownload.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { Button, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { Screen } from '../../views/Screen.tsx';

export const MandateDownloadView = ({ actor }: { actor: ActorRefFrom<typeof mandateDownloadMachine> }) => {
  const snapshot = useSnapshot(actor);
  return (
    <Flow id="mandateDownload" snapshot={snapshot}>
      <PageHeader title={t('title')} />
      {snapshot.hasTag('busy') && <Spinner label={t('loading')} />}
    </Flow>
  );
};

/** Error that fills the page, because the mandate may open in its own tab (docs/rules.md#mandate). */
const MandateFailedScreen = ({ onRetry }: { onRetry: () => void }) => (
  <Screen title={t('failed.title')} text={t('failed.text')} isError>
    <Button variant="filled" onPress={onRetry}>
      {ui('retry')}
    </Button>
    <Link variant="outlined" href="/">
      {t('failed.dashboard')}
    </Link>
  </Screen>
);

export default MandateFailedScreen;
