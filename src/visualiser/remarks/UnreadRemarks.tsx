import { t } from '#locales/fr/visualiserRemarks.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import type { Remarks } from './useRemarks.ts';

/** The link that was opened had remarks, which cannot be read. */
export const UnreadRemarks = ({ remarks: { isUnread } }: { remarks: Remarks }) =>
  isUnread && (
    <Alert tone="bad" title={t('unread.title')}>
      {t('unread.text')}
    </Alert>
  );
