import type { ReactNode } from 'react';
import { t } from '#locales/fr/ui.ts';
import { list, missing, pair, term, value as valueStyle } from './DefinitionList.css.ts';

type Props = {
  items: readonly {
    term: string;
    /** Empty or missing, the list says so. */
    value?: ReactNode;
  }[];
};

const isMissing = (value: ReactNode) => value === undefined || value === null || value === '';

export const DefinitionList = ({ items }: Props) => (
  <dl className={list}>
    {items.map((item) => (
      <div key={item.term} className={pair}>
        <dt className={term}>{item.term}</dt>
        <dd className={valueStyle}>
          {isMissing(item.value) ? <span className={missing}>{t('empty')}</span> : item.value}
        </dd>
      </div>
    ))}
  </dl>
);
