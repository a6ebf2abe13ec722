import { t as contractWords } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/phoneLookup.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import type { Site } from '#machines/phone-lookup/phoneLookup.setup.ts';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import * as css from './PhoneLookupView.css.ts';

type Props = { site: Site; number: string };

/** Whom to call about a site, and what to read out. */
export const SiteCall = ({ site: { reference, name, served_address }, number }: Props) => (
  <div role="status" className={css.contact.emergency}>
    <PhoneLink number={number} />
    <p>{t('sites.toSay')}</p>
    <DefinitionList
      items={[
        { term: t('sites.contract'), value: spacedReference(reference) },
        { term: t('sites.name'), value: name || contractWords('unnamed') },
        { term: t('sites.address'), value: served_address || contractWords('noAddress') },
      ]}
    />
  </div>
);
