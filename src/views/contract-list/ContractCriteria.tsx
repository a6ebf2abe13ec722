import { t } from '#locales/fr/contractList.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Criterion } from './Criterion.tsx';

type Props = {
  typed: { reference?: string | undefined; siteAddress?: string | undefined };
  /** What tells a row from the others: its number. */
  children: Elements;
};

/** The first fields of a search of contracts (docs/rules.md#lists). */
export const ContractCriteria = ({ typed, children }: Props) => (
  <>
    <Criterion name="reference" label={t('search.reference')} inputMode="numeric" value={typed.reference} />
    {children}
    <Criterion name="siteAddress" label={t('search.siteAddress')} value={typed.siteAddress} />
  </>
);
