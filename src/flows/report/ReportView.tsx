import Download from 'lucide-react/icons/download';
import Inbox from 'lucide-react/icons/inbox';
import Printer from 'lucide-react/icons/printer';
import { type ComponentProps, useMemo, useRef } from 'react';
import { t } from '#locales/fr/report.ts';
import { type ReportActor, reportIn } from '#machines/report/report.machine.ts';
import { neighbour, type Period } from '../../domain/consumption/period.ts';
import { reportYears } from '../../domain/consumption/report.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { PeriodControls } from '../../views/consumption/PeriodControls.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import * as css from './Report.css.ts';
import { ReportBody } from './ReportBody.tsx';
import { type ReportSnapshot, ReportTask, titleOf } from './ReportTask.tsx';

const periodOf = (year: string): Period => ({ mode: 'monthly', name: year });

const YearChoice = ({ actor, snapshot }: { actor: ReportActor; snapshot: ReportSnapshot }) => {
  const { year, today } = snapshot.context;
  const years = reportYears(today);
  const choose = (name: string) => actor.send({ type: 'year.chosen', year: name });
  return (
    <PeriodControls
      period={periodOf(year)}
      periods={years.map(periodOf)}
      onPeriod={choose}
      onMode={null}
      turnBy={(step) => {
        const { name } = neighbour(periodOf(year), step);
        return years.includes(name) ? () => choose(name) : null;
      }}
    />
  );
};

const BodySkeleton = () => (
  <div className={css.coming}>
    <Skeleton height="5rem" />
    <Skeleton height="16rem" />
    <Skeleton height="28rem" />
  </div>
);

type Props = {
  actor: ReportActor;
  addressOf: ComponentProps<typeof ReportBody>['addressOf'];
  /** True if the year in the URL has no report: the page then shows another year. */
  isYearReplaced?: boolean;
};

/** Yearly water report about the remotely read meters of an account (docs/rules.md#report). */
export const ReportView = ({ actor, addressOf, isYearReplaced = false }: Props) => {
  const snapshot = useSnapshot(actor);
  const hadFocus = useRef(false);
  const { year, today, meters, fetched, missed, unread } = snapshot.context;
  const isReading = snapshot.hasTag('gathering');
  // Null while meters load, to avoid a new computation of the whole report after each meter.
  const report = useMemo(
    () => (fetched.length > 0 && !isReading ? reportIn({ year, today, meters, fetched, missed }) : null),
    [year, today, meters, fetched, missed, isReading],
  );
  const isEmpty = report?.volume === null;
  return (
    <Flow id="report" snapshot={snapshot}>
      <div className={css.page}>
        <PageHeader title={titleOf(year)} parent={{ href: '/espace-consommation', name: t('parent') }}>
          <div className={css.screenOnly}>
            <YearChoice actor={actor} snapshot={snapshot} />
          </div>
          {report && !isEmpty && (
            <>
              <Button icon={<Printer />} onPress={() => print()}>
                {t('print')}
              </Button>
              {snapshot.hasTag('busy') || snapshot.can({ type: 'workbook.asked' }) ? (
                <Button
                  variant="filled"
                  icon={<Download />}
                  isBusy={snapshot.hasTag('busy')}
                  onPress={() => actor.send({ type: 'workbook.asked' })}
                >
                  {t('workbook')}
                </Button>
              ) : (
                !snapshot.matches('unwritten') && <p className={css.soft}>{t('workbookLater')}</p>
              )}
            </>
          )}
        </PageHeader>
        {isYearReplaced && (
          <div className={css.screenOnly}>
            <Alert tone="info" title={t('replaced', { year })} />
          </div>
        )}
        <UnreadNotice unread={unread} hasTotals />
        <Boundary>
          {/* Hides progress and failures on paper, because a printed report names the missing meters. */}
          <div {...(report && { className: css.screenOnly })}>
            <ReportTask actor={actor} snapshot={snapshot} hadFocus={hadFocus} />
          </div>
        </Boundary>
        <Boundary>
          {isReading && <BodySkeleton />}
          {isEmpty && (
            <Blank role="status" icon={<Inbox />} title={t('empty.title', { year })}>
              {t('empty.text')}
            </Blank>
          )}
          {report && !isEmpty && (
            <ReportBody report={report} context={snapshot.context} addressOf={addressOf} />
          )}
        </Boundary>
      </div>
    </Flow>
  );
};
