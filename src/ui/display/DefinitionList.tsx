import type { ReactNode } from 'react';
import { t } from '#locales/fr/ui.ts';
import { listIn, missing, pairInRows, term, value as valueStyle } from './Display.css.ts';

type Props = { items: readonly { term: string; value?: ReactNode }[]; layout?: keyof typeof listIn };

const isMissing = (value: ReactNode) => value === undefined || value === null || value === '';

export const DefinitionList = ({ items, layout = 'rows' }: Props) => (
  <dl className={listIn[layout]}>
    {items.map((item) => (
      <div key={item.term} className={layout === 'rows' ? pairInRows : undefined}>
        <dt className={term}>{item.term}</dt>
        <dd className={valueStyle}>
          {isMissing(item.value) ? <span className={missing}>{t('empty')}</span> : item.value}
        </dd>
      </div>
    ))}
  </dl>
);
