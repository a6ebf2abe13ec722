import { t } from '#locales/fr/personalSpace.ts';
import { Accordion } from '../../ui/controls/Accordion.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { AddContractLink } from '../AddContractLink.tsx';
import { IdentityFrame } from './IdentityCard.tsx';
import { LoginFrame } from './LoginCard.tsx';
import * as list from './PersonalSpace.css.ts';

const contracts = Array.from({ length: 6 }, (_, rank) => `contract ${rank}`);

/** The personal space of whoever it is: what the profile says of them is drawn, not written. */
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
