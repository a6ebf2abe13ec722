import SearchX from 'lucide-react/icons/search-x';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { missing, t as words } from '#locales/fr/contract.ts';
import { t as lists } from '#locales/fr/contracts.ts';
import { t } from '#locales/fr/personalSpace.ts';
import { t as uiText } from '#locales/fr/ui.ts';
import { plural, writtenNumber } from '#locales/translator.ts';
import { formatSiret } from '../../domain/amounts.ts';
import {
  addressLength,
  type Contract,
  hasRole,
  spacedReference,
  truncate,
} from '../../domain/contract/contract.ts';
import { formatPhone } from '../../domain/format.ts';
import { contractSearch } from '../../domain/search.ts';
import { MandateLink } from '../../fields/contract/ContractName.tsx';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { useDebounced, useFocusFallback } from '../../ui/browser/hooks.ts';
import { Accordion, AccordionItem } from '../../ui/controls/Accordion.tsx';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { ShowMore } from '../../ui/controls/buttons/ShowMore.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { ContractTitle } from '../../views/ContractTitle.tsx';
import { useOwnNames, useSiteLabel, useSpokenSite } from '../../views/sites.ts';
import { EditLink, toModalAddress } from './EditLink.tsx';
import * as css from './PersonalSpace.css.ts';

const pageSize = 20;

const describeCount = (count: number) => t(`contracts.count.${plural(count)}`, { count });

type Props = { contracts: readonly Contract[]; sought: string; action: Elements };

type ContractDetailsProps = {
  title: string;
  lines: string[];
  action?: Elements;
  children?: Elements;
  more?: Elements;
};

const DetailBlock = ({ title, lines, action, children, more }: ContractDetailsProps) => {
  const known = lines.filter(Boolean);
  return (
    <section className={css.block}>
      <div className={css.head}>
        <h4>{title}</h4>
        {action}
      </div>
      <div className={css.lines}>
        {children}
        {known.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!children && known.length === 0 && <p>{uiText('empty')}</p>}
      </div>
      {more}
    </section>
  );
};

export const ContractDetails = ({ contract }: { contract: Contract }) => {
  const ownName = useOwnNames().get(contract.reference) ?? '';
  const spoken = { contract: useSpokenSite(contract) };
  const mayEditIban = hasRole(contract, 'RIB');
  const edit = (form: 'billing' | 'contact' | 'iban' | 'ownName') => (
    <EditLink label={t(`edit.${form}`, spoken)} href={toModalAddress(form, contract)} />
  );
  const add = (form: 'iban' | 'ownName') => (
    <EditLink
      label={t(form === 'iban' ? 'edit.addIban' : 'edit.addOwnName', spoken)}
      href={toModalAddress(form, contract)}
    >
      {t('edit.add')}
    </EditLink>
  );
  return (
    <div className={css.blocks}>
      <DetailBlock
        title={t('ownName.title')}
        lines={[ownName || t('ownName.none')]}
        action={ownName ? edit('ownName') : add('ownName')}
      />
      <DetailBlock
        title={t('billing.title')}
        lines={[
          contract.company_name,
          contract.siret && t('billing.siret', { siret: formatSiret(contract.siret) }),
          contract.naf_code && t('billing.naf', { naf: contract.naf_code }),
          contract.billing_address_1,
          contract.billing_address_2,
          [contract.billing_zip_code, contract.billing_town].filter(Boolean).join(' '),
        ]}
        action={edit('billing')}
      />
      <DetailBlock
        title={t('contact.title')}
        lines={[contract.email, formatPhone(contract.phone), formatPhone(contract.mobile_phone)]}
        action={edit('contact')}
      />
      <DetailBlock
        title={t('bank.title')}
        lines={[contract.rib_holder]}
        action={mayEditIban && (contract.iban ? edit('iban') : add('iban'))}
        more={
          <>
            {!mayEditIban && (
              <p>
                <WithServicePhone>{t('bank.closed')}</WithServicePhone>
              </p>
            )}
            <MandateLink contract={contract} />
          </>
        }
      >
        {contract.iban && (
          <p>
            <MaskedIban iban={contract.iban} />
          </p>
        )}
      </DetailBlock>
    </div>
  );
};

/** Memoized, so that a key in the search field renders only the contracts that appear in the list. */
const ContractItem = memo(({ contract, isSought }: { contract: Contract; isSought: boolean }) => {
  const { served_address: address } = contract;
  const cut = truncate(address, addressLength);
  return (
    <AccordionItem
      defaultOpen={isSought}
      folded={lists('folded')}
      title={
        <ContractTitle
          name={useSiteLabel()(contract).title}
          detail={`${spacedReference(contract.reference)} · ${cut || words('noAddress')}`}
        />
      }
    >
      {cut !== address && <p>{address}</p>}
      <ContractDetails contract={contract} />
    </AccordionItem>
  );
});

export const ContractList = ({ contracts, sought, action }: Props) => {
  const names = useOwnNames();
  const search = useMemo(() => contractSearch(contracts, missing, names), [contracts, names]);
  const [typed, setTyped] = useState(sought);
  const [shown, setShown] = useState(pageSize);
  const section = useFocusFallback<HTMLElement>();
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => search(typed), [search, typed]);
  const isFound = found.length > 0;
  const count = useDebounced(typed && isFound ? describeCount(found.length) : '');

  useEffect(() => {
    if (sought) list.current?.querySelector('button')?.focus();
  }, [sought]);

  const searchFor = (words: string) => {
    setTyped(words);
    setShown(pageSize);
  };

  return (
    <section ref={section} className={css.section} aria-labelledby="contrats">
      <div className={css.bar}>
        <h2 id="contrats">
          <span>{t('contracts.title')}</span>{' '}
          <span className={css.count}>{writtenNumber(contracts.length)}</span>
        </h2>
        <SearchField
          name="search"
          label={t('contracts.search')}
          placeholder={t('contracts.searchHint')}
          defaultValue={sought}
          onChange={searchFor}
        />
        {action}
      </div>
      <div role="status" className={isFound ? css.found : undefined}>
        {isFound ? (
          count
        ) : (
          <Blank icon={<SearchX />} title={t('contracts.notFound')}>
            <p>{t('contracts.notFoundHelp')}</p>
          </Blank>
        )}
      </div>
      {isFound && (
        <Accordion ref={list}>
          {found.slice(0, shown).map((contract) => (
            <ContractItem
              key={contract.reference}
              contract={contract}
              isSought={contract.reference === sought}
            />
          ))}
        </Accordion>
      )}
      {found.length > pageSize && (
        <ShowMore
          key={typed}
          shown={Math.min(shown, found.length)}
          total={found.length}
          countOf={describeCount}
          list={list}
          onMore={() => setShown(shown + pageSize)}
        >
          {t('contracts.more')}
        </ShowMore>
      )}
    </section>
  );
};
