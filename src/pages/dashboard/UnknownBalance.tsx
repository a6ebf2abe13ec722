import { t } from '#locales/fr/dashboard.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusHeir } from '../../ui/useFocusHeir.ts';
import type { Reload } from '../ContractsUnavailable.tsx';
import * as css from './BalanceCard.css.ts';

type Props = Reload & {
  /** The contracts are known: nothing else on the page offers to ask again. */
  isAlone: boolean;
};

/** Says that there is no balance to show, rather than none to pay. */
export const UnknownBalance = ({ isAlone, isReloading, onReload }: Props) => (
  <div ref={useFocusHeir<HTMLDivElement>()} className={css.unknown}>
    <p role="status">{t(isReloading ? 'balance.reloading' : 'balance.unknown')}</p>
    {isAlone && (
      <Button isBusy={isReloading} onPress={onReload}>
        {t('balance.retry')}
      </Button>
    )}
  </div>
);
