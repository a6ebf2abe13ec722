import { t } from '#locales/fr/meterWatch.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Coming } from '../../ui/browser/onDemand.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { LateText } from '../../ui/display/Skeleton.tsx';
import * as css from './Rise.css.ts';

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
      <p className={css.words}>
        <LateText>{t('reading')}</LateText>
      </p>
    )}
  </div>
);
