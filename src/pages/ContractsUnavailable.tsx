import type { ReactNode } from 'react';
import { t } from '#locales/fr/contract.ts';
import { failures } from '#locales/fr/failures.ts';
import { Alert } from '../ui/display/Alert.tsx';
import { place } from './ContractsUnavailable.css.ts';

/** Stands where contracts would be while the back office cannot tell them (`contracts_status` KO). */
export const ContractsUnavailable = ({ retry }: { retry: ReactNode }) => (
  <div className={place}>
    <Alert tone="bad" title={t('unavailable')}>
      {failures.technical}
    </Alert>
    {/* Not in the alert: how it goes is a live region too. */}
    <div>{retry}</div>
  </div>
);
