import { useId, useMemo, useRef } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { Histogram } from '#machines/domain/consumption/histogram.ts';
import { histogramIn } from '#machines/histogram/histogram.setup.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { Controls } from './Controls.tsx';
import { Figures } from './Figures.tsx';
import * as css from './Histogram.css.ts';
import { HistogramBody } from './HistogramBody.tsx';
import type { HistogramActor } from './histogramActor.ts';
import { describeConsumption } from './words/sentence.ts';

type Props = {
  actor: HistogramActor;
  /** Marks the days that stand out, once they are known. */
  mark?: ((histogram: Histogram) => Histogram) | undefined;
  /** What is under the chart. */
  children?: Elements;
};

/** What a meter has measured, by month or by day (docs/rules.md#histogram). */
export const HistogramView = ({ actor, mark, children }: Props) => {
  const snapshot = useSnapshot(actor);
  const titleId = useId();
  const name = useRef<HTMLParagraphElement>(null);
  const { context } = snapshot;
  const isLoading = snapshot.matches('loading');
  // What was drawn stays in place until what comes after it is there.
  const period = isLoading ? context.drawn : context.period;
  const { loaded, meter, today } = context;
  const histogram = useMemo(() => {
    const read = period ? histogramIn({ loaded, meter, today }, period) : undefined;
    return read && mark ? mark(read) : read;
  }, [loaded, meter, today, period, mark]);
  const isShown = snapshot.matches('shown');
  return (
    <Flow id="histogram" snapshot={snapshot}>
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
            onOpened={() => name.current?.focus()}
          />
          <Boundary>{children}</Boundary>
        </section>
      </Card>
    </Flow>
  );
};
