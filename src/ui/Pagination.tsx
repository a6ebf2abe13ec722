import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { RefObject } from 'react';
import { t } from '#locales/fr/ui.ts';
import { writtenNumber } from '#locales/translator.ts';
import { afterPaint } from './afterPaint.ts';
import { Button } from './Button.tsx';
import * as css from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

type Props = {
  /** From 1. */
  page: number;
  pageCount: number;
  /** What it pages, which takes the focus, from its top, at each turn. */
  list: RefObject<HTMLElement | null>;
  onChange: (page: number) => void;
};

/** Five pages around the current one; nothing where there is only one. */
export const Pagination = ({ page, pageCount, list, onChange }: Props) => {
  const turnTo = (next: number) => {
    onChange(next);
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  };
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('pages.label')}>
      <ul className={css.list}>
        <li>
          <Button
            variant="icon"
            aria-label={t('pages.previous')}
            isDisabled={page === 1}
            onPress={() => turnTo(page - 1)}
          >
            <ChevronLeft />
          </Button>
        </li>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={css.page}
              aria-label={t('pages.page', { page: number })}
              {...(number === page && { 'aria-current': 'page' })}
              onClick={() => afterPaint(() => turnTo(number))}
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
            onPress={() => turnTo(page + 1)}
          >
            <ChevronRight />
          </Button>
        </li>
      </ul>
    </nav>
  );
};
