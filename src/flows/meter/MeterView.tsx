import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t as contractWords } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/meter.ts';
import { t as meters } from '#locales/fr/meters.ts';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import type { meterMachine } from '#machines/meter/meter.machine.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { addressLength, truncate } from '../../domain/contract/contract.ts';
import { withReference } from '../../domain/contract/siteLabel.ts';
import type { Shown } from '../../domain/request/meterReading.ts';
import { formatLastRead } from '../../fields/contract/formatLastRead.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton, VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';
import { SiteText } from '../../views/ContractTitle.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { failureOfList } from '../../views/forbidden.tsx';
import { useSiteLabel } from '../../views/sites.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import * as css from './Meter.css.ts';

const list = '/espace-consommation';

export type SheetProps = { found: FoundMeter; showsEverything: boolean };

export const TechnicalSheet = ({ found: { meter }, showsEverything }: SheetProps) => (
  <DefinitionList
    items={[
      { term: t('sheet.matricule'), value: meter.matriculeCompteur },
      { term: t('sheet.idPDS'), value: meter.idPDS },
      { term: meters('address'), value: meter.adresseDesserte },
      { term: t('sheet.place'), value: meter.libelleCodeEmplacement },
      { term: meters('reading'), value: meters(`kind.${meter.kind}`) },
      { term: t('equipment'), value: meter.codeEquipement },
      { term: t('fluid'), value: meter.fluide },
      ...(showsEverything ? [{ term: meters('usage'), value: meter.usage }] : []),
      { term: t('sheet.meterState'), value: meter.etatCompteur },
      ...(showsEverything ? [{ term: meters('pointState'), value: meter.etatPDS }] : []),
      { term: t('sheet.year'), value: meter.anneeFabrication },
      {
        term: t('sheet.calibre'),
        value: meter.calibre === null ? '' : t('sheet.millimetres', { count: meter.calibre }),
      },
      { term: t('sheet.connection'), value: meter.typeRaccordement },
    ]}
  />
);

const toStatus = (snapshot: SnapshotFrom<typeof meterMachine>) => {
  if (snapshot.matches('found')) return 'shown';
  if (snapshot.matches('unknown')) return 'empty';
  return snapshot.matches('unavailable') ? 'failed' : 'loading';
};

type Props = {
  actor: ActorRefFrom<typeof meterMachine>;
  showsEverything: boolean;
  modalAddressOf: (modal: 'fiche' | 'export') => string;
  addressOf: (meter: Meter) => string;
  /** URL of the certificate; null if the host offers no certificates yet (docs/rules.md#environments). */
  certificateAddress: string | null;
  last?: Shown | null;
  openedFrom?: { href: string; name: string } | undefined;
  readingAddressOf?: ((meter: Meter) => string) | undefined;
  children?: Elements;
};

const TitleSkeleton = () => (
  <span className={css.title}>
    <span>{t('any')}</span> <Skeleton width="13.75rem" height="1lh" />
  </span>
);

const ActionsSkeleton = ({ isCertified, isRead }: { isCertified: boolean; isRead: boolean }) => (
  <>
    <Skeleton width="8.4375rem" height={controlHeight} />
    {isCertified && <Skeleton width="6.625rem" height={controlHeight} />}
    {isRead && <Skeleton width="11.25rem" height={controlHeight} />}
    <Skeleton width="7.0625rem" height={controlHeight} />
  </>
);

type MeterDetailProps = {
  found: FoundMeter | null;
  /** True for a host that also shows data that customers do not see yet (docs/rules.md#meter-page). */
  showsEverything: boolean;
};

const MeterContract = ({ contract }: FoundMeter) => (
  <SiteText text={withReference(useSiteLabel()(contract).title, contract.reference)} />
);

const MeterDetail = ({ found, showsEverything }: MeterDetailProps) => {
  const onceFound = (value: (found: FoundMeter) => ReactNode) =>
    found ? value(found) : <Skeleton width="min(14rem, 100%)" height="1lh" />;
  return (
    <div className={css.detail}>
      <Card title={t('detail')}>
        <DefinitionList
          layout="columns"
          items={[
            { term: t('contract'), value: onceFound((of) => <MeterContract {...of} />) },
            { term: meters('address'), value: onceFound(({ meter }) => meter.adresseDesserte) },
            { term: t('lastRead'), value: onceFound(({ contract }) => formatLastRead(contract)) },
            { term: t('fluid'), value: onceFound(({ meter }) => meter.fluide) },
            { term: t('equipment'), value: onceFound(({ meter }) => meter.codeEquipement) },
            ...(showsEverything
              ? [
                  { term: meters('usage'), value: onceFound(({ meter }) => meter.usage) },
                  { term: meters('pointState'), value: onceFound(({ meter }) => meter.etatPDS) },
                ]
              : []),
          ]}
        />
      </Card>
    </div>
  );
};

const MeterSkeleton = ({ showsEverything, children }: Pick<Props, 'showsEverything' | 'children'>) => (
  <div className={css.page}>
    {children}
    <MeterDetail found={null} showsEverything={showsEverything} />
  </div>
);

const toContractAddress = ({ contract: { reference } }: FoundMeter): string =>
  `${list}?reference=${encodeURIComponent(reference)}`;

type MeterNeighboursProps = { found: FoundMeter; addressOf: (meter: Meter) => string };

const toMeterTitle = ({ matriculeCompteur: matricule }: Meter): string =>
  matricule ? t('title', { matricule }) : meters('unnumbered');

/** Text of the latest meter index: `index 31 855 le 25 nov.`. Adds the year if it is not the current year. */
const indexWords = ({ index, date }: Shown): string => {
  const day = new Date(`${date}T00:00:00`);
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return t('lastIndex', {
    index,
    day: day.toLocaleDateString('fr-FR', {
      day: 'numeric',
      month: 'short',
      ...(!isThisYear && { year: 'numeric' }),
    }),
  });
};

const toMeterSubtitle = ({ adresseDesserte }: Meter, kind: string): string =>
  t('subtitle', {
    address: truncate(adresseDesserte, addressLength) || contractWords('noAddress'),
    kind: meters(kind === 'TR' ? 'kind.TR' : 'kind.SE').toLowerCase(),
  });

const MeterNeighbours = ({ found, addressOf }: MeterNeighboursProps) => {
  const { contract, rank, previous, next } = found;
  const { meterCount: count } = contract;
  if (count < 2) return null;
  return (
    <nav className={css.others} aria-label={t('others.label')}>
      <p className={css.rank}>{t('others.rank', { rank, count })}</p>
      <div className={css.beside}>
        {previous && (
          <Link variant="outlined" icon={<ChevronLeft />} href={addressOf(previous)}>
            <span>{t('others.previous')}</span>
            <VisuallyHidden>{t('others.named', { title: toMeterTitle(previous) })}</VisuallyHidden>
          </Link>
        )}
        {next && (
          <Link variant="outlined" href={addressOf(next)}>
            <span>{t('others.next')}</span>
            <VisuallyHidden>{t('others.named', { title: toMeterTitle(next) })}</VisuallyHidden>
            <ChevronRight />
          </Link>
        )}
      </div>
      <Link variant="text" href={toContractAddress(found)}>
        {t('others.all', { count })}
      </Link>
    </nav>
  );
};

export const MeterView = ({ actor, showsEverything, modalAddressOf, children, ...props }: Props) => {
  const { addressOf, certificateAddress, readingAddressOf, last, openedFrom } = props;
  const labelOf = useSiteLabel();
  const snapshot = useSnapshot(actor);
  const status = toStatus(snapshot);
  const found = status === 'shown' ? snapshot.context.found : null;
  const fallbackTitle = t(status === 'empty' ? 'unknown.title' : 'any');
  return (
    <Flow id="meter" snapshot={snapshot}>
      <div className={css.page}>
        <PageHeader
          title={found ? toMeterTitle(found.meter) : fallbackTitle}
          {...(status === 'loading' && { heading: <TitleSkeleton /> })}
          subtitle={
            <span className={css.subtitle}>
              <span role="status">
                {found
                  ? toMeterSubtitle(found.meter, snapshot.context.kind)
                  : status === 'loading' && <Skeleton width="min(20rem, 100%)" height="1lh" />}
              </span>
              {found && last && <span className={css.inOneLine}>{indexWords(last)}</span>}
            </span>
          }
          parent={{ href: list, name: t('parent') }}
          within={
            openedFrom ??
            (found ? { href: toContractAddress(found), name: labelOf(found.contract).title } : undefined)
          }
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
