import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type RefObject, useId } from 'react';
import { t } from '#locales/fr/paging.ts';
import { writtenNumber } from '#locales/translator.ts';
import { plainText } from '../../../domain/text.ts';
import { afterPaint } from '../../browser/afterPaint.ts';
import { Button } from '../buttons/Button.tsx';
import * as css from './Pagination.css.ts';

type Props = {
  page: number;
  pageCount: number;
  list: RefObject<HTMLElement | null>;
  label?: string;
  onChange: (page: number) => void;
};

const isApart = (pages: readonly number[], index: number) =>
  index > 0 && pages[index] !== (pages[index - 1] ?? 0) + 1;

const mostLinks = 5;

export const pageWindow = (page: number, pageCount: number): number[] => {
  if (pageCount <= mostLinks) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const around = mostLinks - 2;
  const first = Math.max(2, Math.min(page - Math.floor(around / 2), pageCount - around));
  return [1, ...Array.from({ length: around }, (_, index) => first + index), pageCount];
};

const PageJump = ({ pageCount, onJump }: { pageCount: number; onJump: (page: number) => void }) => {
  const id = useId();
  return (
    <form
      className={css.jump}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const page = Number(plainText(String(new FormData(event.currentTarget).get('page'))));
        if (Number.isInteger(page) && page >= 1) onJump(Math.min(page, pageCount));
        event.currentTarget.reset();
      }}
    >
      <label htmlFor={id} className={css.jumpLabel}>
        {t('pages.jump', { pageCount })}
      </label>
      <input id={id} name="page" inputMode="numeric" autoComplete="off" className={css.number} />
      <Button type="submit">{t('pages.go')}</Button>
    </form>
  );
};

export const Pagination = ({ page, pageCount, list, label, onChange }: Props) => {
  const turnTo = (next: number) => {
    onChange(next);
    const { top = 0, height = 0 } = list.current?.getBoundingClientRect() ?? {};
    // Scrolls only if a part of the list is hidden, so that the button else stays under the pointer.
    if (top < 0 || height > innerHeight) list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  };
  if (pageCount < 2) return null;
  const pages = pageWindow(page, pageCount);
  return (
    <nav aria-label={label ? t('pages.of', { label }) : t('pages.label')} className={css.pager}>
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
        {pages.map((number, index) => (
          <li key={number} {...(isApart(pages, index) && { className: css.apart })}>
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
      {pages.length < pageCount && <PageJump pageCount={pageCount} onJump={turnTo} />}
    </nav>
  );
};
