import { t } from '#locales/fr/meterWatch.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Coming } from '../../ui/browser/onDemand.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import * as css from './Rise.css.ts';

/** Notice until the result is known. Painted early, so that it does not become a late largest paint (LCP). */
export const RisePlaceholder = ({ onRetry }: Coming) => (
  <div className={css.notice}>
    {onRetry ? (
      <>
        <p role="alert" className={css.words}>
          {t('unloaded')}
        </p>
        <Button variant="text" onPress={onRetry}>
          {ui('retry')}
        </Button>
      </>
    ) : (
      <p className={css.words}>{t('reading')}</p>
    )}
  </div>
);
