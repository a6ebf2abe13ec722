import { t as words } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/plural.ts';
import type { ListedMeters } from '#machines/domain/consumption/meterList.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import { contractCount } from '../../views/contract-list/contractCount.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { about } from './Export.css.ts';

const describeMeters = ({ contracts: [contract, ...others], meters }: ListedMeters): string => {
  const [meter] = meters;
  if (others.length > 0)
    return t('account', {
      contracts: contractCount(1 + others.length),
      meters: t(`meterCount.${plural(meters.length)}`, { count: meters.length }),
    });
  if (meter && meters.length === 1)
    return t('meter', { matricule: meter.matriculeCompteur || t('unnumbered') });
  return t('contract', {
    name: contract?.name || words('unnamed'),
    reference: spacedReference(contract?.reference ?? ''),
  });
};

type Props = {
  listed: ListedMeters | null;
  /** What of the account could not be read. */
  missedPages: readonly unknown[];
};

/** Of what it is the export: a meter, those of a contract, those of several. */
export const About = ({ listed, missedPages }: Props) =>
  listed &&
  listed.meters.length > 0 && (
    <>
      <p className={about}>
        {missedPages.length > 0 ? `${describeMeters(listed)} ${t('othersMissing')}` : describeMeters(listed)}
      </p>
      <UnreadNotice unread={listed.unread ?? []} />
    </>
  );
