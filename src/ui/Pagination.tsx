import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { t } from '#locales/fr/ui.ts';
import { writtenNumber } from '#locales/translator.ts';
import { Button } from './Button.tsx';
import { list, page as pageStyle } from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

type Props = {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
};

/** Five pages around the current one; nothing where there is only one. */
export const Pagination = ({ page, pageCount, onChange }: Props) =>
  pageCount > 1 && (
    <nav aria-label={t('pages.label')}>
      <ul className={list}>
        <li>
          <Button
            variant="icon"
            aria-label={t('pages.previous')}
            isDisabled={page === 1}
            onPress={() => onChange(page - 1)}
          >
            <ChevronLeft />
          </Button>
        </li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={pageStyle}
              aria-label={t('pages.page', { page: number })}
              {...(number === page && { 'aria-current': 'page' })}
              onClick={() => onChange(number)}
            >
              {writtenNumber(number)}
            </button>
          </li>
        ))}
        <li>
          <Button
            variant="icon"
            aria-label={t('pages.next')}
            isDisabled={page === pageCount}
            onPress={() => onChange(page + 1)}
          >
            <ChevronRight />
          </Button>
        </li>
      </ul>
    </nav>
  );
