import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo, useRef, useState } from 'react';
import { t } from '#locales/fr/collaborators.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { roleLabel } from '#locales/fr/roles.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { lookUp, plural } from '#locales/translator.ts';
import {
  type Browsing,
  type Collaborator,
  type CollaboratorAction,
  createDirectory,
  displayName,
  type Found,
  fullName,
  type Labels,
  printedSize,
  type SortColumn,
} from '../../domain/account/collaborator.ts';
import { useDebounced } from '../../ui/browser/hooks.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import { MenuButton } from '../../ui/controls/menu/MenuButton.tsx';
import { Pagination } from '../../ui/controls/pagination/Pagination.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { EmailText } from '../../ui/display/layout.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { SearchField } from '../../ui/forms/text/SearchField.tsx';
import { type Column, Table } from '../../ui/table/Table.tsx';
import * as css from './CollaboratorList.css.ts';

const describeResults = (found: number, count: number) =>
  found === 0
    ? t('foundNone')
    : t(`found.${plural(found)}`, { found, counted: t(`count.${plural(count)}`, { count }) });

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

const icons = { send_invitation: 'send', update_to_admin: 'promote', delete_user: 'remove' } as const;

type OnAction = (action: CollaboratorAction, collaborator: Collaborator) => void;

const RowActions = ({ collaborator, onAction }: { collaborator: Collaborator; onAction: OnAction }) =>
  collaborator.actions.length > 0 && (
    <MenuButton
      variant="icon"
      label={t('actions.of', { name: displayName(collaborator) })}
      entries={collaborator.actions.map((action) => ({
        id: action,
        label: t(`actions.${action}`),
        icon: icons[action],
        isDanger: action === 'delete_user',
        onAction: () => onAction(action, collaborator),
      }))}
    >
      <EllipsisVertical />
    </MenuButton>
  );

type Props = { collaborators: readonly Collaborator[]; onAction: OnAction };

const firstLook: Browsing = { search: '', sort: { column: 'name', direction: 'ascending' }, page: 1 };

const labels: Labels = {
  role: roleLabel,
  department: (code) => lookUp(identityWords.departments, code) ?? '',
};

/** Search, sort and page of the list, in React state because they need no call. A print shows all rows. */
const useDirectory = (collaborators: readonly Collaborator[], isPrinted: boolean) => {
  const [browsing, setBrowsing] = useState(firstLook);
  const browse = useMemo(() => createDirectory(collaborators, labels), [collaborators]);
  return {
    browsing,
    found: useMemo(
      () => browse(isPrinted ? { ...browsing, page: 1, size: printedSize } : browsing),
      [browse, browsing, isPrinted],
    ),
    search: (search: string) => setBrowsing({ ...browsing, search, page: 1 }),
    sortBy: (sort: Browsing['sort']) => setBrowsing({ ...browsing, sort, page: 1 }),
    turnTo: (page: number) => setBrowsing({ ...browsing, page }),
  };
};

const known = (value: string) => value || <span className={css.unknown}>{ui('empty')}</span>;

const departmentOf = ({ departmentCode }: Collaborator) => {
  const department = labels.department(departmentCode);
  if (!department.startsWith(t('columns.department'))) return known(department);
  return <span className={css.named}>{department}</span>;
};

const inOneLine = (value: string) => <span className={css.line}>{known(value)}</span>;

type PersonColumn = Column<Collaborator, SortColumn>;

const columns: readonly PersonColumn[] = [
  {
    key: 'name',
    label: t('columns.name'),
    cell: (person) => fullName(person) || <span className={css.unknown}>{t('unnamed')}</span>,
    isSortable: true,
  },
  {
    key: 'email',
    label: t('columns.email'),
    cell: ({ email }) => (email ? <EmailText email={email} /> : known(email)),
    inCard: 'lead',
    isSortable: true,
  },
  {
    key: 'role',
    label: t('columns.role'),
    cell: ({ type }) => inOneLine(labels.role(type)),
    inCard: 'lead',
    isSortable: true,
  },
  { key: 'department', label: t('columns.department'), cell: departmentOf, isSortable: true },
  {
    key: 'lastLogin',
    label: t('columns.lastLogin'),
    cell: ({ lastLogin }) => inOneLine(lastLogin),
    isSortable: true,
  },
  {
    key: 'registrationDate',
    label: t('columns.registrationDate'),
    cell: ({ registrationDate }) => inOneLine(registrationDate),
    isSortable: true,
  },
];

const columnsFor = (onAction: OnAction): readonly PersonColumn[] => [
  ...columns,
  {
    key: 'actions',
    label: t('columns.actions'),
    cell: (person) => <RowActions collaborator={person} onAction={onAction} />,
    inCard: 'facing',
  },
];

export const CollaboratorList = ({ collaborators, onAction }: Props) => {
  const isPrinted = usePrintedAt() !== null;
  const { browsing, found, search, sortBy, turnTo } = useDirectory(collaborators, isPrinted);
  const section = useRef<HTMLElement>(null);
  const counted = describeCount(found, collaborators.length, browsing.search.trim() !== '', isPrinted);
  const settled = useDebounced(counted);

  return (
    <section ref={section} tabIndex={-1} className={css.section} aria-label={t('title')}>
      <div className={css.bar}>
        <SearchField name="search" label={t('search')} placeholder={t('searchHint')} onChange={search} />
        {/* Visible count, changed at each keystroke. The count for screen readers changes after a pause. */}
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
