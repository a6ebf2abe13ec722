import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode, RefObject } from 'react';
import { t } from '#locales/fr/histogram.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import * as css from './Histogram.css.ts';
import type { PartProps } from './histogramActor.ts';
import { capitalised, periodName } from './words/names.ts';

type TurnProps = PartProps & { step: -1 | 1; children: ReactNode };

/** At an end, it keeps the focus that brought there. */
const Turn = ({ actor, snapshot, step, children }: TurnProps) => {
  const turned = { type: 'period.turned', step } as const;
  const { mode } = snapshot.context.period;
  return (
    <Button
      variant="icon"
      aria-label={t(`turn.${mode}.${step < 0 ? 'earlier' : 'later'}`)}
      {...(snapshot.can(turned) ? { onPress: () => actor.send(turned) } : { 'aria-disabled': true })}
    >
      {children}
    </Button>
  );
};

/** By month or by day, and which year or month. */
export const Controls = ({
  actor,
  snapshot,
  name,
}: PartProps & { name: RefObject<HTMLParagraphElement | null> }) => {
  const { meter, period } = snapshot.context;
  return (
    <div className={css.controls}>
      {meter.kind === 'TR' ? (
        <SegmentedControl
          label={t('mode.label')}
          options={[
            { value: 'monthly', label: t('mode.monthly') },
            { value: 'daily', label: t('mode.daily') },
          ]}
          value={period.mode}
          onChange={(mode) => actor.send({ type: 'mode.chosen', mode })}
        />
      ) : (
        <p className={css.onSite}>{t('onSite')}</p>
      )}
      <div className={css.turner}>
        <Turn actor={actor} snapshot={snapshot} step={-1}>
          <ChevronLeft />
        </Turn>
        <p ref={name} tabIndex={-1} className={css.period}>
          {capitalised(periodName(period))}
        </p>
        <Turn actor={actor} snapshot={snapshot} step={1}>
          <ChevronRight />
        </Turn>
      </div>
    </div>
  );
};
