import { useMemo, useState } from 'react';
import { t as contractWords, missing } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/phoneLookup.ts';
import { plural } from '#locales/translator.ts';
import type { Site } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { contractSearch } from '../../domain/search.ts';
import { useDebounced } from '../../ui/browser/hooks.ts';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { useOwnNames, useSiteLabel } from '../../views/sites.ts';
import * as css from './PhoneLookup.css.ts';

const mostShown = 6;

const renderLabel = ({ reference, served_address }: Site, title: string) => (
  <span className={css.site}>
    <span>{title}</span>
    <span className={css.detail}>
      <span>{`${served_address || contractWords('noAddress')} · `}</span>
      <span className={css.whole}>{spacedReference(reference)}</span>
    </span>
  </span>
);

type Props = { sites: readonly Site[]; chosen: Site | null; onChoose: (reference: string) => void };

export const SiteChoice = ({ sites, chosen, onChoose }: Props) => {
  const labelOf = useSiteLabel();
  const names = useOwnNames();
  const search = useMemo(() => contractSearch(sites, missing, names), [sites, names]);
  const [typed, setTyped] = useState('');
  const found = search(typed).filter((site) => site !== chosen);
  const shown = chosen ? [chosen, ...found.slice(0, mostShown - 1)] : found.slice(0, mostShown);
  const isSearched = sites.length > mostShown;
  const more = found.length - shown.filter((site) => site !== chosen).length;
  const none = found.length === 0 && typed !== '' ? t('sites.none') : '';
  const news = useDebounced(more > 0 ? t(`sites.more.${plural(more)}`, { count: more }) : none);
  return (
    <>
      <RadioGroup
        name="site"
        label={t('sites.label')}
        isRequired={false}
        orientation="vertical"
        search={
          isSearched && (
            <SearchField
              label={t('sites.search')}
              placeholder={t('sites.searchHint')}
              value={typed}
              onChange={setTyped}
              onSubmit={setTyped}
            />
          )
        }
        options={(typed ? shown : sites.filter((site) => shown.includes(site))).map((site) => ({
          value: site.reference,
          label: renderLabel(site, labelOf(site).title),
        }))}
        value={chosen?.reference ?? null}
        onChange={onChoose}
      />
      {isSearched && (
        <p role="status" className={css.detail}>
          {news}
        </p>
      )}
    </>
  );
};
