import CalendarOff from 'lucide-react/icons/calendar-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { Histogram } from '#machines/domain/consumption/histogram.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { Blank } from '../../../ui/display/Blank.tsx';
import { WithServicePhone } from '../../../ui/display/WithServicePhone.tsx';
import * as css from '../../../views/consumption/chart/Placeholder.css.ts';
import { periodName } from '../../../views/consumption/names.ts';
import { failureText } from '../../../views/failureText.ts';
import { RetryButton } from '../../../views/forbidden.tsx';
import { findEmptyReason } from '../words/notes.ts';

/** Stands over the place of the chart. */
const Overlay = ({ children }: { children: ReactNode }) => <div className={css.overlay}>{children}</div>;

export const FailedOverlay = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) => (
  <Overlay>
    <Blank role="alert" icon={<TriangleAlert />} title={t('failed.title')}>
      <p>
        <WithServicePhone>{failureText(failure)}</WithServicePhone>
      </p>
      <RetryButton failure={failure} onPress={onRetry} />
    </Blank>
  </Overlay>
);

export const EmptyOverlay = ({ histogram }: { histogram: Histogram }) => (
  <Overlay>
    <Blank
      role="status"
      icon={<CalendarOff />}
      title={t('empty.title', { period: periodName(histogram.period) })}
    >
      <p>{t(`empty.${findEmptyReason(histogram)}`)}</p>
    </Blank>
  </Overlay>
);
