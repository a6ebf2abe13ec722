import type { ReactNode } from 'react';
import { t } from '#locales/fr/personalSpace.ts';
import type { Contract } from '#machines/domain/contract.ts';
import { spacedPhone, spacedSiret } from '#machines/domain/format.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as css from './ContractDetails.css.ts';

type BlockProps = {
  title: string;
  /** Empty ones are left out; with none at all the block says so. */
  lines: string[];
  children?: ReactNode;
};

const Block = ({ title, lines, children }: BlockProps) => {
  const known = lines.filter(Boolean);
  return (
    <section className={css.block}>
      <h4>{title}</h4>
      <div className={css.lines}>
        {children}
        {known.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!children && known.length === 0 && <p>{t('empty')}</p>}
      </div>
    </section>
  );
};

/** The ends of an IBAN, enough to know it by; the rest stays out of sight. */
const MaskedIban = ({ iban }: { iban: string }) => (
  <p>
    <span aria-hidden="true">{`${iban.slice(0, 4)} •••• •••• ${iban.slice(-4)}`}</span>
    <VisuallyHidden>{t('bank.masked', { end: iban.slice(-4) })}</VisuallyHidden>
  </p>
);

export const ContractDetails = ({ contract }: { contract: Contract }) => (
  <div className={css.blocks}>
    <Block
      title={t('billing.title')}
      lines={[
        contract.company_name,
        contract.siret && t('billing.siret', { siret: spacedSiret(contract.siret) }),
        contract.naf_code && t('billing.naf', { naf: contract.naf_code }),
        contract.billing_address_1,
        contract.billing_address_2,
        [contract.billing_zip_code, contract.billing_town].filter(Boolean).join(' '),
      ]}
    />
    <Block
      title={t('contact.title')}
      lines={[contract.email, spacedPhone(contract.phone), spacedPhone(contract.mobile_phone)]}
    />
    <Block title={t('bank.title')} lines={[contract.rib_holder]}>
      {contract.iban && <MaskedIban iban={contract.iban} />}
    </Block>
  </div>
);
