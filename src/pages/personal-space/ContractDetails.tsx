import { t } from '#locales/fr/personalSpace.ts';
import { type Contract, hasRole, spacedReference } from '#machines/domain/contract/contract.ts';
import { formatPhone } from '#machines/domain/format/phone.ts';
import { formatSiret } from '#machines/domain/format/siret.ts';
import { MandateLink } from '../../fields/contract/MandateLink.tsx';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import * as css from './ContractDetails.css.ts';
import { DetailBlock } from './DetailBlock.tsx';
import { EditLink } from './EditLink.tsx';
import { toModalAddress } from './modals.ts';

export const ContractDetails = ({ contract }: { contract: Contract }) => {
  const spoken = { contract: `${contract.name} ${spacedReference(contract.reference)}`.trim() };
  const mayEditIban = hasRole(contract, 'RIB');
  const edit = (form: 'billing' | 'contact' | 'iban') => (
    <EditLink label={t(`edit.${form}`, spoken)} href={toModalAddress(form, contract)} />
  );
  const addIban = (
    <EditLink label={t('edit.addIban', spoken)} href={toModalAddress('iban', contract)}>
      {t('edit.add')}
    </EditLink>
  );
  return (
    <div className={css.blocks}>
      <DetailBlock
        title={t('billing.title')}
        lines={[
          contract.company_name,
          contract.siret && t('billing.siret', { siret: formatSiret(contract.siret) }),
          contract.naf_code && t('billing.naf', { naf: contract.naf_code }),
          contract.billing_address_1,
          contract.billing_address_2,
          [contract.billing_zip_code, contract.billing_town].filter(Boolean).join(' '),
        ]}
        action={edit('billing')}
      />
      <DetailBlock
        title={t('contact.title')}
        lines={[contract.email, formatPhone(contract.phone), formatPhone(contract.mobile_phone)]}
        action={edit('contact')}
      />
      <DetailBlock
        title={t('bank.title')}
        lines={[contract.rib_holder]}
        action={mayEditIban && (contract.iban ? edit('iban') : addIban)}
        more={
          <>
            {!mayEditIban && (
              <p>
                <WithServicePhone>{t('bank.closed')}</WithServicePhone>
              </p>
            )}
            <MandateLink contract={contract} />
          </>
        }
      >
        {contract.iban && (
          <p>
            <MaskedIban iban={contract.iban} />
          </p>
        )}
      </DetailBlock>
    </div>
  );
};
