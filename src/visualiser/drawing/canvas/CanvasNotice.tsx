import { t } from '#locales/fr/visualiserDrawing.ts';
import { Alert } from '../../../ui/display/Alert.tsx';
import { Spinner } from '../../../ui/display/Spinner.tsx';
import type { Acting } from '../marks.ts';
import { laying, notice } from './ChartCanvas.css.ts';
import { ReachNotice } from './ReachNotice.tsx';

type Props = { isReady: boolean; isFailed: boolean } & Pick<Acting, 'reaching'>;

/** What stands in the place of a drawing that is still to come, or over one that could not be made. */
export const CanvasNotice = ({ isReady, isFailed, reaching }: Props) => (
  <>
    <div role="status">
      {!isReady && (
        <p className={laying}>
          <Spinner />
          {t('laying')}
        </p>
      )}
    </div>
    <ReachNotice reaching={reaching} />
    {isFailed && (
      <div className={notice}>
        <Alert tone="bad" title={t('failed')}>
          {t('failedDetail')}
        </Alert>
      </div>
    )}
  </>
);
