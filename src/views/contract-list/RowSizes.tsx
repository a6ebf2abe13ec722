import { t } from '#locales/fr/contractList.ts';
import { type RowSize, rowSizes } from '#machines/contract-rows/rowPages.ts';
import { page as sizeStyle } from '../../ui/controls/pagination/Pagination.css.ts';
import { sizes, sizesLabel } from './RowPages.css.ts';

type Props = { size: number; onChange: (size: RowSize) => void };

/** How many rows a page shows. */
export const RowSizes = ({ size, onChange }: Props) => (
  <fieldset aria-label={t('table.sizes')} className={sizes}>
    <span className={sizesLabel}>{t('table.sizes')}</span>
    {rowSizes.map((each) => (
      <button
        key={each}
        type="button"
        className={sizeStyle}
        aria-label={t('table.size', { size: each })}
        aria-pressed={each === size}
        onClick={() => onChange(each)}
      >
        {each}
      </button>
    ))}
  </fieldset>
);
