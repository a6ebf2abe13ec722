import type { ReactNode } from 'react';
import { t } from '#locales/fr/contract.ts';
import { failures } from '#locales/fr/failures.ts';
import { Alert } from '../ui/Alert.tsx';

/** Stands where contracts would be while the back office cannot tell them (`contracts_status` KO). */
export const ContractsUnavailable = ({ retry }: { retry: ReactNode }) => (
  <Alert tone="bad" title={t('unavailable')}>
    <p>{failures.technical}</p>
    {retry}
  </Alert>
);
