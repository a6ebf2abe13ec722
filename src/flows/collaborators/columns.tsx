import { t } from '#locales/fr/collaborators.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { type Collaborator, fullName, type SortColumn } from '#machines/domain/account/collaborator.ts';
import { EmailText } from '../../ui/display/EmailText.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import * as css from './CollaboratorList.css.ts';
import { labels } from './labels.ts';
import { type OnAction, RowActions } from './RowActions.tsx';

const known = (value: string) => value || <span className={css.unknown}>{ui('empty')}</span>;

const inOneLine = (value: string) => <span className={css.line}>{known(value)}</span>;

type PersonColumn = Column<Collaborator, SortColumn>;

/** What is known of a person, of whom nothing is to be done. */
export const columns: readonly PersonColumn[] = [
  {
    key: 'name',
    label: t('columns.name'),
    cell: (person) => fullName(person) || <span className={css.unknown}>{t('unnamed')}</span>,
    isSortable: true,
  },
  {
    key: 'email',
    label: t('columns.email'),
    cell: ({ email }) => <EmailText email={email} />,
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
  {
    key: 'department',
    label: t('columns.department'),
    cell: ({ departmentCode }) => known(labels.department(departmentCode)),
    isSortable: true,
  },
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

/** The columns of the table (docs/rules.md#collaborator-list). */
export const columnsFor = (onAction: OnAction): readonly PersonColumn[] => [
  ...columns,
  {
    key: 'actions',
    label: t('columns.actions'),
    cell: (person) => <RowActions collaborator={person} onAction={onAction} />,
    inCard: 'facing',
  },
];
