import { t } from '#locales/fr/mandateDownload.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Screen } from '../../views/Screen.tsx';

/** Failure of a mandate download, possibly in a new tab without history (docs/rules.md#mandate). */
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
