import type { RefObject } from 'react';
import { t } from '#locales/fr/histogram.ts';
import { listPeriods } from '#machines/domain/consumption/period.ts';
import { PeriodControls } from '../../views/consumption/PeriodControls.tsx';
import * as css from './Histogram.css.ts';
import type { PartProps } from './histogramActor.ts';

/** By month or by day, where the meter has days, and which year or month. */
export const Controls = ({
  actor,
  snapshot,
  name,
}: PartProps & { name: RefObject<HTMLParagraphElement | null> }) => {
  const { meter, period, today, reach } = snapshot.context;
  return (
    <PeriodControls
      name={name}
      period={period}
      periods={listPeriods(period.mode, today, reach)}
      onPeriod={(chosen) => actor.send({ type: 'period.chosen', name: chosen })}
      onMode={(mode) => actor.send({ type: 'mode.chosen', mode })}
      note={meter.kind === 'SE' ? <p className={css.onSite}>{t('onSite')}</p> : undefined}
      turnBy={(step) => {
        const turned = { type: 'period.turned', step } as const;
        return snapshot.can(turned) ? () => actor.send(turned) : null;
      }}
    />
  );
};
