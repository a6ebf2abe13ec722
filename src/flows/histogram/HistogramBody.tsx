import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { Fragment, useEffect, useMemo } from 'react';
import { t } from '#locales/fr/histogram.ts';
import { plural } from '#locales/plural.ts';
import type { Histogram } from '#machines/domain/consumption/histogram.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { usePrintedAt } from '../../ui/browser/usePrintedAt.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { ChartPlaceholder } from '../../views/consumption/chart/ChartPlaceholder.tsx';
import { EmptyOverlay, FailedOverlay } from './chart/Overlays.tsx';
import * as css from './Histogram.css.ts';
import { HistogramTable } from './HistogramTable.tsx';
import type { FaceProps, PartProps } from './histogramActor.ts';
import { Legend } from './Legend.tsx';
import { listNotes } from './words/notes.ts';

const Chart = onDemand(() => import('./chart/Chart.tsx'), ChartPlaceholder);

export type BodyProps = PartProps & {
  /** What is drawn; nothing yet, at first. */
  histogram: Histogram | undefined;
  /** A month's bar has opened its days. */
  onOpened: () => void;
};

/**
 * Draws what is shown, or stays as it was while what comes next is asked for. On paper, where nothing can be chosen nor
 * opened, both faces.
 */
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

/** What the patterns mean, and the other face: a choice, which paper has no use for. */
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
    notes.length > 0 && (
      <ul aria-label={t('notes.label')} className={css.notes}>
        {notes.map((note) => (
          <li key={note} className={css.note}>
            {note}
          </li>
        ))}
      </ul>
    )
  );
};

const Unread = ({ histogram: { unreadCount: count } }: { histogram: Histogram }) =>
  count > 0 && (
    <Alert tone="warn" title={t(`unreadMeasures.${plural(count)}`, { count })}>
      {t('unreadMeasures.text')}
    </Alert>
  );

/** The bars or their table; in their place, why there is none. */
export const HistogramBody = (props: BodyProps) => {
  const { actor, snapshot, histogram } = props;
  const isPrinted = usePrintedAt() !== null;
  // What draws comes while what is to be drawn is asked for; where a table is shown, before it is printed.
  useEffect(() => Chart.preload(), []);
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
      {histogram && <Notes {...props} histogram={histogram} />}
    </>
  );
};
