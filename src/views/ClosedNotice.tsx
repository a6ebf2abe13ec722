import { t } from '#locales/fr/form.ts';
import { Alert } from '../ui/display/Alert.tsx';

/** Renders the reason why the role may not send a form, before its fields (docs/rules.md#closed-forms). */
export const ClosedNotice = ({ reason }: { reason: string }) => (
  <Alert tone="info" isAnnounced={false} title={t('closed')}>
    {reason}
  </Alert>
);
