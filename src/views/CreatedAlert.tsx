import { t } from '#locales/fr/personalSpace.ts';
import { Alert } from '../ui/display/Alert.tsx';

/** Welcomes to the personal space someone whose account has just been created. */
export const CreatedAlert = () => (
  <Alert tone="ok" title={t('created.title')}>
    {t('created.text')}
  </Alert>
);
