import type { ReactNode } from 'react';
import { t } from '#locales/fr/contract.ts';
import { failures } from '#locales/fr/failures.ts';
import { t as lists } from '#locales/fr/lists.ts';
import type { Unread } from '../domain/answer.ts';
import { spacedReference } from '../domain/contract/contract.ts';
import { Alert } from '../ui/display/Alert.tsx';
import { TextList } from '../ui/display/layout.tsx';
import { column } from '../ui/theme/column.css.ts';
import { unreadText } from '../views/unreadText.ts';

export const ContractsUnavailable = ({ retry }: { retry: ReactNode }) => (
  <div className={column.s}>
    <Alert tone="bad" title={t('unavailable')}>
      {failures.unavailable}
    </Alert>
    {/* The retry button announces its own result, so it is outside the alert. */}
    <div>{retry}</div>
  </div>
);

export const UnreadContracts = ({ unread }: { unread: readonly Unread[] }) => {
  if (unread.length === 0) return null;
  const names = [...new Set(unread.map(({ name }) => spacedReference(name)))].filter(Boolean);
  return (
    <Alert tone="warn" title={unreadText(unread.map(({ kind }) => ({ kind, name: '' })))}>
      <TextList
        aria-label={lists('contracts')}
        lines={names.map((name) => lists('contractLine', { name }))}
      />
    </Alert>
  );
};
