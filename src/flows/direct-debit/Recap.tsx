import { t } from '#locales/fr/directDebit.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import { formatDay } from '#machines/domain/format/days.ts';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import type { DirectDebitSnapshot } from './directDebitActor.ts';

/**
 * What was asked of which contract and account, and when. On the way back from a signature the account and the day are
 * known no more, and the contract only where the mandate names it: the rest is left out.
 */
export const Recap = ({ snapshot }: { snapshot: DirectDebitSnapshot }) => {
  const { contract, account, returned, today } = snapshot.context;
  const isOfMandate = !returned || (contract !== null && returned.fullRef.startsWith(contract.reference));
  return (
    <DefinitionList
      items={[
        ...(contract && isOfMandate
          ? [
              {
                term: t('done.recap.contract'),
                value: `${contract.name} ${spacedReference(contract.reference)}`.trim(),
              },
            ]
          : []),
        ...(returned ? [{ term: t('done.recap.mandate'), value: returned.fullRef }] : []),
        ...(account
          ? [
              { term: t('done.recap.account'), value: <MaskedIban iban={account.iban} /> },
              { term: t('done.recap.day'), value: formatDay(today) },
            ]
          : []),
      ]}
    />
  );
};
