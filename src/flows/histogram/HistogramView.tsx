import CalendarOff from 'lucide-react/icons/calendar-off';
import ChartColumn from 'lucide-react/icons/chart-column';
import Lock from 'lucide-react/icons/lock';
import Table2 from 'lucide-react/icons/table-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Fragment, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { t } from '#locales/fr/histogram.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/translator.ts';
import {
  type FaceProps,
  type HistogramActor,
  histogramIn,
  type PartProps,
} from '#machines/histogram/histogram.machine.ts';
import { formatRoundVolume } from '../../domain/amounts.ts';
import { type Histogram, type Judged, markRises } from '../../domain/consumption/histogram.ts';
import { listPeriods } from '../../domain/consumption/period.ts';
import type { Failure } from '../../domain/failure.ts';
import { onDemand, whenIdle } from '../../ui/browser/onDemand.tsx';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card, TextList } from '../../ui/display/layout.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import * as chartCss from '../../views/consumption/chart/Chart.css.ts';
import { ChartPlaceholder } from '../../views/consumption/chart/ChartPlaceholder.tsx';
import { capitalised, periodName, spanName } from '../../views/consumption/names.ts';
import { PeriodControls } from '../../views/consumption/PeriodControls.tsx';
import * as rise from '../../views/consumption/Rise.css.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { FailureText, RetryButton } from '../../views/forbidden.tsx';
import { Figures } from './Figures.tsx';
import * as css from './Histogram.css.ts';
import { HistogramTable } from './HistogramTable.tsx';
import { Legend } from './Legend.tsx';
import { findEmptyReason, listNotes } from './words/notes.ts';
import { describeConsumption } from './words/sentence.ts';

type Props = {
  actor: HistogramActor;
  judged?: Judged | undefined;
  notice?: Elements;
  forecast?: Elements;
  foresee?: ((histogram: Histogram) => Histogram) | undefined;
  children?: Elements;
};

type ControlsProps = PartProps & { name: RefObject<HTMLParagraphElement | null> };

const Controls = ({ actor, snapshot, name }: ControlsProps) => {
  const { meter, period, today, reach } = snapshot.context;
  const modes = meter.kind === 'TR' ? (['monthly', 'daily'] as const) : (['monthly'] as const);
  return (
    <PeriodControls
      name={name}
      period={period}
      periods={modes.flatMap((mode) => listPeriods(mode, today, reach))}
      onPeriod={(chosen) => actor.send({ type: 'period.chosen', name: chosen })}
      onMode={modes.length > 1 ? (mode) => actor.send({ type: 'mode.chosen', mode }) : null}
      turnBy={(step) => {
        const turned = { type: 'period.turned', step } as const;
        return snapshot.can(turned) ? () => actor.send(turned) : null;
      }}
    />
  );
};

const Chart = onDemand(() => import('./chart/Chart.tsx'), ChartPlaceholder);

type BodyProps = PartProps &
  Pick<Props, 'forecast'> & { histogram: Histogram | undefined; onOpened: () => void };

const Faces = ({
  actor,
  snapshot,
  histogram,
  onOpened,
  isPrinted,
}: BodyProps & { histogram: Histogram; isPrinted: boolean }) => {
  const { view } = snapshot.context;
  const opened = (slot: string) => ({ type: 'slot.opened', slot }) as const;
  const face: FaceProps = {
    histogram,
    isOpenable: (slot) => !isPrinted && snapshot.can(opened(slot)),
    onOpen: (slot) => {
      actor.send(opened(slot));
      onOpened();
    },
  };
  return (
    <div className={css.faces} inert={!snapshot.matches('shown')}>
      <Fragment key={histogram.period.name}>
        {(isPrinted || view === 'chart') && <Chart {...face} />}
        {isPrinted && <Legend histogram={histogram} />}
        {(isPrinted || view === 'table') && <HistogramTable {...face} />}
      </Fragment>
    </div>
  );
};

const Foot = ({ actor, snapshot, histogram }: BodyProps) => {
  const { view } = snapshot.context;
  const isTable = view === 'table';
  return (
    <div className={css.foot}>
      {!isTable && histogram && <Legend histogram={histogram} />}
      <Button
        variant="text"
        icon={isTable ? <ChartColumn /> : <Table2 />}
        onPress={() => actor.send({ type: 'view.chosen', view: isTable ? 'chart' : 'table' })}
      >
        {t(isTable ? 'view.chart' : 'view.table')}
      </Button>
    </div>
  );
};

const Notes = ({ snapshot, histogram }: PartProps & { histogram: Histogram }) => {
  const isOldest = !snapshot.can({ type: 'period.turned', step: -1 });
  const notes = useMemo(
    () => [...listNotes(histogram), ...(isOldest ? [t('turn.oldest')] : [])],
    [histogram, isOldest],
  );
  return (
    <TextList aria-label={t('notes.label')} className={css.notes} lineClassName={css.note} lines={notes} />
  );
};

/** Message if meter indexes contradict the volumes, as on the certificate (docs/rules.md#measures). */
const Gap = ({ histogram: { gap } }: { histogram: Histogram }) =>
  gap && (
    <p className={css.gap}>
      {t('gap', {
        days: capitalised(spanName(gap)),
        between: formatRoundVolume(gap.between),
        volume: formatRoundVolume(gap.volume),
      })}
    </p>
  );

const Unread = ({ histogram: { unreadCount: count } }: { histogram: Histogram }) =>
  count > 0 && (
    <Alert tone="warn" title={t(`unreadMeasures.${plural(count)}`, { count })}>
      {t('unreadMeasures.text')}
    </Alert>
  );

const FailedOverlay = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) => (
  <div className={chartCss.overlay}>
    <Blank
      role="alert"
      icon={failure?.isForbidden ? <Lock /> : <TriangleAlert />}
      title={failure?.isForbidden ? ui('forbidden') : t('failed.title')}
    >
      <FailureText failure={failure} />
      <RetryButton failure={failure} onPress={onRetry} />
    </Blank>
  </div>
);

const EmptyOverlay = ({ histogram }: { histogram: Histogram }) => (
  <div className={chartCss.overlay}>
    <Blank
      role="status"
      icon={<CalendarOff />}
      title={t('empty.title', { period: periodName(histogram.period) })}
    >
      <p>{t(`empty.${findEmptyReason(histogram)}`)}</p>
    </Blank>
  </div>
);

const HistogramBody = (props: BodyProps) => {
  const { actor, snapshot, histogram } = props;
  const isPrinted = usePrintedAt() !== null;
  const [isDrawn, setIsDrawn] = useState(false);
  // Loads the code of the chart even for the table, because a print of the table contains the chart.
  useEffect(() => Chart.preload(), []);
  useEffect(() => {
    if (histogram)
      Chart.load().then(
        () => whenIdle(() => setIsDrawn(true)),
        () => {},
      );
  }, [histogram]);
  if (snapshot.matches('unavailable'))
    return (
      <FailedOverlay failure={snapshot.context.failure} onRetry={() => actor.send({ type: 'retried' })} />
    );
  if (snapshot.matches('empty') && histogram)
    return (
      <>
        <Unread histogram={histogram} />
        <EmptyOverlay histogram={histogram} />
      </>
    );
  return (
    <>
      {histogram && <Unread histogram={histogram} />}
      {histogram ? (
        <Boundary>
          <Faces {...props} histogram={histogram} isPrinted={isPrinted} />
        </Boundary>
      ) : (
        <ChartPlaceholder onRetry={null} />
      )}
      {!isPrinted && <Foot {...props} />}
      {histogram && props.forecast && (
        <div className={css.forecast}>
          <Boundary>{isDrawn && props.forecast}</Boundary>
        </div>
      )}
      {histogram && <Gap histogram={histogram} />}
      {histogram && <Notes {...props} histogram={histogram} />}
    </>
  );
};

export const HistogramView = ({ actor, judged, notice, forecast, foresee, children }: Props) => {
  const snapshot = useSnapshot(actor);
  const titleId = useId();
  const name = useRef<HTMLParagraphElement>(null);
  const { context } = snapshot;
  const isLoading = snapshot.matches('loading');
  const period = isLoading ? context.drawn : context.period;
  const { loaded, meter, today } = context;
  const histogram = useMemo(() => {
    const read = period ? histogramIn({ loaded, meter, today }, period) : undefined;
    const marked = read && judged ? markRises(read, judged) : read;
    return marked && foresee ? foresee(marked) : marked;
  }, [loaded, meter, today, period, judged, foresee]);
  const isShown = snapshot.matches('shown');
  return (
    <Flow id="histogram" snapshot={snapshot}>
      <div className={css.page}>
        {meter.kind === 'SE' ? <p className={rise.notice}>{t('onSite')}</p> : <Boundary>{notice}</Boundary>}
        <Card>
          <section aria-labelledby={titleId} className={css.histogram}>
            <VisuallyHidden>
              <h2 id={titleId}>{t('title')}</h2>
            </VisuallyHidden>
            {context.isPeriodWrong && (
              <Alert tone="warn" title={t('wrongPeriod.title')}>
                {t('wrongPeriod.text')}
              </Alert>
            )}
            <Controls actor={actor} snapshot={snapshot} name={name} />
            <Figures histogram={histogram} isLoading={isLoading}>
              <p role="status" className={css.sentence}>
                {isLoading ? t('loading') : isShown && histogram && describeConsumption(histogram)}
              </p>
            </Figures>
            <HistogramBody
              actor={actor}
              snapshot={snapshot}
              histogram={histogram}
              forecast={forecast}
              onOpened={() => name.current?.focus()}
            />
            <Boundary>{children}</Boundary>
          </section>
        </Card>
      </div>
    </Flow>
  );
};
