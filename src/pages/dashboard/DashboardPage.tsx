import type { ReactNode } from 'react';
import { t } from '#locales/fr/dashboard.ts';
import { plural } from '#locales/translator.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { hasCustomerService, maySubmit } from '../../domain/account/user.ts';
import { formatDay } from '../../domain/format.ts';
import { to } from '../../domain/paths.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { ContractsUnavailable, UnreadContracts } from '../ContractsUnavailable.tsx';
import { ExportAllLink } from '../SitesLinks.tsx';
import { actions, page, phoneActions } from './Dashboard.css.ts';

const contractsAt = ({ contracts, contracts_status }: Profile, date: string) => {
  if (contracts_status === 'KO') return t('contractsUnknown', { date });
  const count = contracts.length;
  return count === 0 ? t('contractsNone', { date }) : t(`contracts.${plural(count)}`, { count, date });
};

const Actions = ({ profile, className }: { profile: Profile; className: string }) => (
  <div className={className}>
    {maySubmit(profile.type, 'customerService') && (
      <Link
        variant="outlined"
        href={`${hasCustomerService(profile) ? '/service-client' : '/contact'}?besoin=RELEVE`}
      >
        {t('reading')}
      </Link>
    )}
    <ExportAllLink href={to('/espace-consommation', { modale: 'export' })} />
  </div>
);

type Props = { profile: Profile | null; retry: Elements; children: ReactNode };

export const DashboardPage = ({ profile, retry, children }: Props) => {
  const hasActions = profile !== null && profile.contracts.length > 0;
  return (
    <div className={page}>
      <PageHeader
        title={t('title')}
        heading={profile?.first_name ? t('hello', { name: profile.first_name }) : t('helloAnyone')}
        subtitle={
          profile ? contractsAt(profile, formatDay(new Date())) : <Skeleton width="min(19rem, 100%)" />
        }
      >
        {hasActions && <Actions profile={profile} className={actions} />}
      </PageHeader>
      {profile?.contracts_status === 'KO' && <ContractsUnavailable retry={retry} />}
      {profile && <UnreadContracts unread={profile.unreadContracts} />}
      <Boundary>{children}</Boundary>
      {hasActions && <Actions profile={profile} className={phoneActions} />}
    </div>
  );
};
