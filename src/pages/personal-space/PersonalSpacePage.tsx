import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { t as words } from '#locales/fr/contracts.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/personalSpace.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { lookUp } from '#locales/translator.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { Accordion } from '../../ui/controls/Accordion.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card, EmailText } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton, VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { AddContractLink } from '../AddContractLink.tsx';
import { ContractsUnavailable, UnreadContracts } from '../ContractsUnavailable.tsx';
import { ContractList } from './ContractList.tsx';
import { EditLink, toModalAddress } from './EditLink.tsx';
import * as list from './PersonalSpace.css.ts';

export const CreatedAlert = () => (
  <Alert tone="ok" title={t('created.title')}>
    {t('created.text')}
  </Alert>
);

const IdentityFrame = ({ children }: { children: Elements }) => (
  <Card title={t('identity.title')} aside={<EditLink label={t('edit.name')} href={toModalAddress('name')} />}>
    {children}
  </Card>
);

const IdentityCard = ({ profile }: { profile: Profile }) => {
  const civility = profile.civility && t(`identity.${profile.civility}`);
  const name = [civility, profile.first_name, profile.last_name].filter(Boolean).join(' ');
  const entity = profile.entity_name || t('identity.noEntity');
  const department = lookUp(identityWords.departments, profile.department_code) ?? t('identity.noDepartment');
  return (
    <IdentityFrame>
      <div>
        <p>{name || t('identity.noName')}</p>
        <p className={list.detail}>{entity}</p>
        <p className={list.detail}>{department}</p>
      </div>
    </IdentityFrame>
  );
};

const LoginFrame = ({ email }: { email: Elements }) => (
  <Card title={t('login.title')}>
    <div className={list.rows}>
      <div className={list.row}>
        {email}
        <EditLink label={t('edit.email')} href={toModalAddress('email')} />
      </div>
      <div className={list.row}>
        <p className={list.detail}>
          <span>{t('login.password')}</span> <span aria-hidden="true">••••••••••</span>
          <VisuallyHidden>{t('login.masked')}</VisuallyHidden>
        </p>
        <EditLink label={t('edit.password')} href={toModalAddress('password')} />
      </div>
    </div>
  </Card>
);

const LoginCard = ({ profile }: { profile: Profile }) => (
  <LoginFrame email={<p>{profile.email ? <EmailText email={profile.email} /> : ui('empty')}</p>} />
);

type Props = {
  profile: Profile;
  isCreated?: boolean;
  isRefreshing?: boolean;
  sought?: string;
  retry: ReactNode;
};

type ContractSectionProps = { profile: Profile; sought: string; retry: ReactNode };

const ContractSection = ({ profile, sought, retry }: ContractSectionProps) => {
  const { contracts, contracts_status, unreadContracts } = profile;
  const addContract = <AddContractLink href={toModalAddress('addContract')} />;
  const isUnavailable = contracts_status === 'KO';
  if (isUnavailable || contracts.length === 0) {
    return (
      <section className={list.section} aria-labelledby="contrats">
        <h2 id="contrats">{t('contracts.title')}</h2>
        {isUnavailable ? (
          <ContractsUnavailable retry={retry} />
        ) : (
          <>
            <Blank role="status" icon={<FileText />} title={words('none')}>
              <p>{words('noneHelp')}</p>
            </Blank>
            <div className={list.alone}>{addContract}</div>
          </>
        )}
      </section>
    );
  }
  return (
    <>
      <UnreadContracts unread={unreadContracts} />
      <ContractList key={sought} sought={sought} contracts={contracts} action={addContract} />
    </>
  );
};

export const PersonalSpacePage = (props: Props) => {
  const { profile, isCreated = false, isRefreshing = false, sought = '', retry } = props;
  return (
    <div className={list.page}>
      <PageHeader title={t('title')} />
      {isCreated && <CreatedAlert />}
      <div className={list.page} aria-busy={isRefreshing}>
        <div className={list.cards}>
          <Boundary>
            <IdentityCard profile={profile} />
          </Boundary>
          <Boundary>
            <LoginCard profile={profile} />
          </Boundary>
        </div>
        <Boundary>
          <ContractSection profile={profile} sought={sought} retry={retry} />
        </Boundary>
      </div>
    </div>
  );
};

const contracts = Array.from({ length: 6 }, (_, rank) => `contract ${rank}`);

export const PersonalSpaceSkeleton = () => (
  <div className={list.page} aria-busy="true">
    <PageHeader title={t('title')} />
    <div className={list.page}>
      <div className={list.cards}>
        <IdentityFrame>
          <div>
            <Skeleton width="min(12rem, 100%)" />
            <Skeleton width="min(10rem, 100%)" />
            <Skeleton width="min(16rem, 100%)" />
          </div>
        </IdentityFrame>
        <LoginFrame email={<Skeleton width="min(16rem, 60%)" />} />
      </div>
      <section className={list.section} aria-labelledby="contrats">
        <div className={list.bar}>
          <h2 id="contrats">{t('contracts.title')}</h2>
          <SearchField label={t('contracts.search')} placeholder={t('contracts.searchHint')} />
          <AddContractLink />
        </div>
        <p className={list.found} />
        <Accordion>
          {contracts.map((contract) => (
            <Skeleton key={contract} height="4.875rem" />
          ))}
        </Accordion>
      </section>
    </div>
  </div>
);
