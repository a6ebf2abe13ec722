import { t } from '#locales/fr/personalSpace.ts';
import { Alert } from '../ui/display/Alert.tsx';

export const CreatedAlert = () => (
  <Alert tone="ok" title={t('created.title')}>
    {t('created.text')}
  </Alert>
);
