import { t } from '#locales/fr/directDebit.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { page } from '../../flows/direct-debit/DirectDebit.css.ts';
import { Spinner } from '../../ui/controls/buttons/Button.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';

/** The address may be that of any of its steps. */
const DirectDebitSkeleton = () => (
  <div className={page}>
    <PageHeader title={t('title')} subtitle={t('subtitle')} />
    <Spinner label={ui('loading')} />
  </div>
);

export default DirectDebitSkeleton;
