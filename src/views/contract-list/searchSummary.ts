import { t } from '#locales/fr/contractList.ts';
import { separators, spacedReference } from '../../domain/contract/contract.ts';

type Part = string | undefined;

type Typed = { reference?: string | undefined; siteAddress?: string | undefined };

/** What a search asks, in a line: the contract, what tells a row from the others, the site, then the rest; empty where it asks nothing. */
export const searchSummary = ({ reference, siteAddress }: Typed, row: Part, ...rest: Part[]): string =>
  [
    reference && t('summary.reference', { value: spacedReference(reference.replace(separators, '')) }),
    row,
    siteAddress && t('summary.siteAddress', { value: siteAddress }),
    ...rest,
  ]
    .filter(Boolean)
    .join(' · ');
