import { t } from '#locales/fr/histogram.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Coming } from '../../../ui/browser/onDemand.tsx';
import { Button } from '../../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../../ui/display/Alert.tsx';
import { Skeleton } from '../../../ui/display/Skeleton.tsx';
import * as css from './Chart.css.ts';

const heights = [52, 48, 60, 57, 65, 76, 85, 74, 64, 58, 55, 50];

export const ChartPlaceholder = ({ onRetry }: Coming) =>
  onRetry ? (
    <div className={css.overlay}>
      <Alert tone="bad" title={t('unloaded.title')}>
        <p>{t('unloaded.text')}</p>
        <Button onPress={onRetry}>{ui('retry')}</Button>
      </Alert>
    </div>
  ) : (
    <div className={css.skeleton}>
      {heights.map((height) => (
        <Skeleton key={height} height={`${height}%`} />
      ))}
    </div>
  );
