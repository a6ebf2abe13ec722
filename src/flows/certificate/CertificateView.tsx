import Printer from 'lucide-react/icons/printer';
import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/certificate.ts';
import type { CertificateActor, certificateMachine } from '#machines/certificate/certificate.machine.ts';
import { statementIn } from '#machines/certificate/certificate.setup.ts';
import { dayName } from '#machines/domain/format/dayName.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';
import { Flow } from '../../views/Flow.tsx';
import { failureOfList } from '../../views/forbidden.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { PeriodForm } from './PeriodForm.tsx';
import { PeriodSkeleton } from './PeriodSkeleton.tsx';
import * as css from './Sheet.css.ts';
import { type Maker, Sheet } from './Sheet.tsx';

type Snapshot = SnapshotFrom<typeof certificateMachine>;

const toStatus = (snapshot: Snapshot) => {
  if (snapshot.matches({ measured: 'certified' })) return 'shown';
  if (snapshot.matches('unknown') || snapshot.matches({ measured: 'empty' })) return 'empty';
  return snapshot.hasTag('busy') ? 'loading' : 'failed';
};

const Unknown = () => (
  <>
    <p>{t('unknown.help')}</p>
    <Link variant="outlined" href="/espace-consommation">
      {t('unknown.list')}
    </Link>
  </>
);

const toEmptyTitle = (snapshot: Snapshot) => {
  const { startDate, endDate } = snapshot.context.days;
  return snapshot.matches('unknown')
    ? t('unknown.message')
    : t('empty.title', { start: dayName(startDate), end: dayName(endDate) });
};

type Props = {
  actor: CertificateActor;
  /** The page of the meter. */
  meterAddress: string;
  maker: Maker;
  /** Whom the contract is with. */
  customer: string;
};

/** A certificate of consumption: the period, and the sheet to print (docs/rules.md#certificate). */
export const CertificateView = ({ actor, meterAddress, ...sheet }: Props) => {
  const snapshot = useSnapshot(actor);
  const { found, days, read, today, failure } = snapshot.context;
  const status = toStatus(snapshot);
  return (
    <Flow id="certificate" snapshot={snapshot}>
      <div className={css.page}>
        <div className={css.screenOnly}>
          <PageHeader title={t('title')} parent={{ href: meterAddress, name: t('parent') }}>
            {status === 'loading' && <Skeleton width="17.5rem" height={controlHeight} />}
            {status === 'shown' && (
              <Button variant="filled" icon={<Printer />} onPress={() => print()}>
                {t('print')}
              </Button>
            )}
          </PageHeader>
        </div>
        {(found || status === 'loading') && (
          <div className={css.screenOnly}>{found ? <PeriodForm actor={actor} /> : <PeriodSkeleton />}</div>
        )}
        <ListContainer
          status={status}
          skeleton={<Skeleton width="min(50rem, 100%)" height="32rem" />}
          onRetry={() => actor.send({ type: 'retried' })}
          {...failureOfList(failure)}
          emptyTitle={toEmptyTitle(snapshot)}
          emptyText={snapshot.matches('unknown') ? <Unknown /> : t('empty.text')}
        >
          {found && (
            <Sheet
              found={found}
              days={days}
              today={today}
              statement={statementIn({ days, today }, found.meter, read)}
              {...sheet}
            />
          )}
        </ListContainer>
      </div>
    </Flow>
  );
};
