import { t } from '#locales/fr/meterWatch.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Coming } from '../../ui/browser/onDemand.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import * as css from './Rise.css.ts';

/** Notice before the result, in the first paint: a later one would be the largest paint of the page. */
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
