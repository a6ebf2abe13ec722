import { t } from '#locales/fr/directDebit.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import { formatPhone } from '#machines/domain/format/phone.ts';
import { required } from '#machines/setup/required.ts';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { mention, section } from './DirectDebit.css.ts';
import type { DirectDebitSnapshot } from './directDebitActor.ts';

/** What is about to be asked, before it is. */
export const Summary = ({ snapshot }: { snapshot: DirectDebitSnapshot }) => {
  const { contract, holder } = snapshot.context;
  const { holder_type, civility, last_name, mobile_phone } = required(holder);
  return (
    <section className={section}>
      <h3>{t('summary.title')}</h3>
      <DefinitionList
        items={[
          { term: t('summary.contract'), value: spacedReference(required(contract).reference) },
          {
            term: t('summary.holder'),
            value: holder_type === 'company' ? last_name : `${t(`civility.${civility}`)} ${last_name}`,
          },
          { term: t('summary.mobile'), value: formatPhone(mobile_phone) },
        ]}
      />
    </section>
  );
};

/** What a mandate says of the creditor and of the rights of who signs it. */
export const Mentions = ({ creditor }: { creditor: string }) => (
  <section className={section}>
    <h3>{t('mentions.title')}</h3>
    <p className={mention}>{t('mentions.creditor', { name: creditor })}</p>
    <p className={mention}>{t('mentions.text', { name: creditor })}</p>
    <p className={mention}>{t('mentions.refund')}</p>
  </section>
);
