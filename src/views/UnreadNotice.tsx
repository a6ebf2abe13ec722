import { t } from '#locales/fr/lists.ts';
import type { Unread } from '../domain/answer.ts';
import { Alert } from '../ui/display/Alert.tsx';
import { unreadText } from './unreadText.ts';

type Props = { unread: readonly Unread[]; hasTotals?: boolean };

export const UnreadNotice = ({ unread, hasTotals = false }: Props) => {
  if (unread.length === 0) return null;
  return (
    <Alert tone="warn" title={unreadText(unread)}>
      {hasTotals ? t('notCounted') : undefined}
    </Alert>
  );
};
