import SearchX from 'lucide-react/icons/search-x';
import { useRef } from 'react';
import { t } from '#locales/fr/collaborators.ts';
import { plural } from '#locales/plural.ts';
import type { Collaborator, Found } from '#machines/domain/account/collaborator.ts';
import { usePrintedAt } from '../../ui/browser/usePrintedAt.ts';
import { useSettled } from '../../ui/browser/useSettled.ts';
import { Pagination } from '../../ui/controls/pagination/Pagination.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { Table } from '../../ui/table/Table.tsx';
import * as css from './CollaboratorList.css.ts';
import { columns, columnsFor } from './columns.tsx';
import type { OnAction } from './RowActions.tsx';
import { useDirectory } from './useDirectory.ts';

const describeResults = (found: number, count: number) =>
  found === 0 ? t('foundNone') : t(`found.${plural(found)}`, { found, count });

const describeCount = (
  { rows, total, page, pageCount }: Found,
  count: number,
  isSearched: boolean,
  isPrinted: boolean,
) => {
  const counted = isSearched ? describeResults(total, count) : t(`count.${plural(count)}`, { count });
  if (isPrinted) return pageCount > 1 ? t('printed', { printed: rows.length, counted }) : counted;
  return pageCount > 1 ? `${counted}, ${t('page', { page, pageCount })}` : counted;
};

type Props = { collaborators: readonly Collaborator[]; onAction: OnAction };

/** The collaborators, searched, sorted and paged at once (docs/rules.md#collaborator-list). */
export const CollaboratorList = ({ collaborators, onAction }: Props) => {
  const isPrinted = usePrintedAt() !== null;
  const { browsing, found, search, sortBy, turnTo } = useDirectory(collaborators, isPrinted);
  const section = useRef<HTMLElement>(null);
  const counted = describeCount(found, collaborators.length, browsing.search.trim() !== '', isPrinted);
  const settled = useSettled(counted);

  return (
    <section ref={section} tabIndex={-1} className={css.section} aria-label={t('title')}>
      <div className={css.bar}>
        <SearchField name="search" label={t('search')} placeholder={t('searchHint')} onChange={search} />
        {/* Shown at each key, and said once the typing pauses. */}
        <p aria-hidden="true" className={css.count}>
          {counted}
        </p>
        <VisuallyHidden>
          <span role="status">{isPrinted ? counted : settled}</span>
        </VisuallyHidden>
      </div>
      {found.total === 0 ? (
        <Blank icon={<SearchX />} title={t('notFound')}>
          {t('notFoundHelp')}
        </Blank>
      ) : (
        <Table
          size="wide"
          caption={t('title')}
          columns={isPrinted ? columns : columnsFor(onAction)}
          rows={found.rows}
          keyOf={({ id, email }) => id || email}
          sort={browsing.sort}
          onSort={sortBy}
        />
      )}
      <Pagination page={found.page} pageCount={found.pageCount} list={section} onChange={turnTo} />
    </section>
  );
};
