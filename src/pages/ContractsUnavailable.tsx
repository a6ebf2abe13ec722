import { t } from '#locales/fr/contract.ts';
import { failures } from '#locales/fr/failures.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useFocusHeir } from '../ui/useFocusHeir.ts';

/** What a page needs to ask for the profile again. */
export type Reload = { isReloading: boolean; onReload: () => void };

/** Stands where contracts would be while the back office cannot tell them (`contracts_status` KO). */
export const ContractsUnavailable = ({ isReloading, onReload }: Reload) => (
  <div ref={useFocusHeir<HTMLDivElement>()}>
    <Alert tone="bad" title={t(isReloading ? 'unavailable.reloading' : 'unavailable.title')}>
      <p>{failures.technical}</p>
      <Button isBusy={isReloading} onPress={onReload}>
        {t('unavailable.retry')}
      </Button>
    </Alert>
  </div>
);
