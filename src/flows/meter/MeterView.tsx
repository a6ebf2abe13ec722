import Download from 'lucide-react/icons/download';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/meter.ts';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import type { meterMachine } from '#machines/meter/meter.machine.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Flow } from '../../views/Flow.tsx';
import { failureOfList } from '../../views/forbidden.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { page, subtitle } from './Meter.css.ts';
import { MeterDetail } from './MeterDetail.tsx';
import { MeterNeighbours } from './MeterNeighbours.tsx';
import { ActionsSkeleton, MeterSkeleton, TitleSkeleton } from './MeterSkeleton.tsx';
import { toMeterSubtitle, toMeterTitle } from './meterWords.ts';

const list = '/espace-consommation';

const toStatus = (snapshot: SnapshotFrom<typeof meterMachine>) => {
  if (snapshot.matches('found')) return 'shown';
  if (snapshot.matches('unknown')) return 'empty';
  return snapshot.matches('unavailable') ? 'failed' : 'loading';
};

type Props = {
  actor: ActorRefFrom<typeof meterMachine>;
  showsEverything: boolean;
  /** Where what the page opens over itself is: `?modale=…`. */
  modalAddressOf: (modal: 'fiche' | 'export') => string;
  addressOf: (meter: Meter) => string;
  /** Consumption certificate of the meter; null if hidden from customers (docs/rules.md#environments). */
  certificateAddress: string | null;
  /** Where a reading of a meter is sent from, for whom may. */
  readingAddressOf?: ((meter: Meter) => string) | undefined;
  /** What it has measured, or the shape of it while the meter is looked for. */
  children?: Elements;
};

/** A meter: what it is, what it has measured, and those beside it (docs/rules.md#meter-page). */
export const MeterView = (props: Props) => {
  const {
    actor,
    showsEverything,
    modalAddressOf,
    addressOf,
    certificateAddress,
    readingAddressOf,
    children,
  } = props;
  const snapshot = useSnapshot(actor);
  const status = toStatus(snapshot);
  const found = status === 'shown' ? snapshot.context.found : null;
  const fallbackTitle = t(status === 'empty' ? 'unknown.title' : 'any');
  return (
    <Flow id="meter" snapshot={snapshot}>
      <div className={page}>
        <PageHeader
          title={found ? toMeterTitle(found.meter) : fallbackTitle}
          {...(status === 'loading' && { heading: <TitleSkeleton /> })}
          subtitle={
            <span role="status" className={subtitle}>
              {found
                ? toMeterSubtitle(found.meter, snapshot.context.kind)
                : status === 'loading' && <Skeleton width="min(20rem, 100%)" />}
            </span>
          }
          parent={{ href: list, name: t('parent') }}
        >
          {status === 'loading' && (
            <ActionsSkeleton
              isCertified={certificateAddress !== null}
              isRead={readingAddressOf !== undefined && snapshot.context.kind === 'SE'}
            />
          )}
          {found && (
            <>
              <Link variant="outlined" href={modalAddressOf('fiche')}>
                {t('actions.sheet')}
              </Link>
              {certificateAddress !== null && (
                <Link variant="outlined" href={certificateAddress}>
                  {t('actions.certificate')}
                </Link>
              )}
              {readingAddressOf && found.meter.kind === 'SE' && (
                <Link variant="outlined" href={readingAddressOf(found.meter)}>
                  {t('actions.reading')}
                </Link>
              )}
              <Link variant="filled" icon={<Download />} href={modalAddressOf('export')}>
                {t('actions.export')}
              </Link>
            </>
          )}
        </PageHeader>
        <ListContainer
          status={status}
          skeleton={<MeterSkeleton showsEverything={showsEverything}>{children}</MeterSkeleton>}
          onRetry={() => actor.send({ type: 'meter.asked' })}
          {...failureOfList(snapshot.context.failure)}
          emptyTitle={t('unknown.message')}
          emptyText={
            <>
              <p>{t('unknown.help')}</p>
              <Link variant="outlined" href={list}>
                {t('unknown.list')}
              </Link>
            </>
          }
        >
          {found && (
            <>
              <UnreadNotice unread={found.contract.unread} />
              <Boundary>{children}</Boundary>
              <Boundary>
                <MeterDetail found={found} showsEverything={showsEverything} />
              </Boundary>
              <Boundary>
                <MeterNeighbours found={found} addressOf={addressOf} />
              </Boundary>
            </>
          )}
        </ListContainer>
      </div>
    </Flow>
  );
};
