import CalendarClock from 'lucide-react/icons/calendar-clock';
import Globe from 'lucide-react/icons/globe';
import Landmark from 'lucide-react/icons/landmark';
import Phone from 'lucide-react/icons/phone';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId } from 'react';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/howToPay.ts';
import type { AutomaticPayment } from '../../domain/billing/automaticPayment.ts';
import { isTransferable, type TransferAccount } from '../../domain/billing/sepa.ts';
import { type DueInvoice, sumCents } from '../../domain/billing/toPay.ts';
import { remittanceOf } from '../../domain/billing/transfer.ts';
import { spacedIban } from '../../domain/iban.ts';
import { to } from '../../domain/paths.ts';
import { type Coming, onDemand } from '../../ui/browser/onDemand.tsx';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { CopyButton } from '../../ui/controls/buttons/CopyButton.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { PhoneAnchor } from '../../views/Screen.tsx';
import * as css from './HowToPay.css.ts';
import type { PaymentCodeProps } from './PaymentCode.tsx';

export type Debit = { offer: AutomaticPayment; address: string; isOfSeveral: boolean };

export type WaysProps = {
  brand: Pick<Brand, 'servicePhone' | 'paymentSite' | 'transferAccount'>;
  /** Invoice to pay; null for all invoices, undefined while it loads. */
  invoice?: DueInvoice | null | undefined;
  debit: Debit;
  mayAsk: boolean;
  onDelay: () => void;
};

type WayProps = { icon: Elements; title: string; children: Elements; action: Elements; isPrinted?: boolean };

const Way = ({ icon, title, children, action, isPrinted = true }: WayProps) => (
  <li className={isPrinted ? css.way : css.portalWay}>
    <span className={css.icon}>{icon}</span>
    <div className={css.wayBody}>
      <div className={css.wayText}>
        <p className={css.name}>{title}</p>
        <div className={css.soft}>{children}</div>
      </div>
      {action && <div>{action}</div>}
    </div>
  </li>
);

const DebitWay = ({ offer, address, isOfSeveral }: Debit) => {
  if (offer === 'none') return null;
  const isOpen = offer === 'open';
  return (
    <Way
      icon={<RefreshCw />}
      title={t('debit.title')}
      isPrinted={!isOpen}
      action={isOpen && <Link href={address}>{t(isOfSeveral ? 'debit.invoices' : 'debit.link')}</Link>}
    >
      <p>{isOpen ? t('debit.text') : <WithServicePhone>{t('debit.adviser')}</WithServicePhone>}</p>
      {isOpen && isOfSeveral && <p>{t('debit.ofContracts')}</p>}
    </Way>
  );
};

const CodePlaceholder = ({ onRetry }: Coming) => (
  <div className={css.code}>
    {onRetry ? <Button onPress={onRetry}>{t('transfer.again')}</Button> : <Skeleton height="100%" />}
  </div>
);

const PaymentCode = onDemand<PaymentCodeProps>(() => import('./PaymentCode.tsx'), CodePlaceholder);

type TransferWayProps = { account: TransferAccount; invoice: DueInvoice | null | undefined };

/** Bank account of the utility, with a QR code if the amount is known (docs/rules.md#transfer). */
const TransferWay = ({ account, invoice }: TransferWayProps) => {
  const { name, iban, bic } = account;
  const written = spacedIban(iban);
  const cents = invoice ? sumCents([invoice]) : 0;
  const code = invoice && isTransferable(cents) && (
    <PaymentCode
      account={account}
      cents={cents}
      remittance={remittanceOf(invoice)}
      number={invoice.numeroFacture}
    />
  );
  if (invoice === null)
    return (
      <Way
        icon={<Landmark />}
        title={t('transfer.title')}
        action={<Link href={to('/espace-facturation', { vue: 'a-regler' })}>{t('transfer.choose')}</Link>}
      >
        <p>{t('transfer.several')}</p>
      </Way>
    );
  return (
    <Way icon={<Landmark />} title={t('transfer.title')} action={null}>
      <div className={css.block}>
        <p>{`${t(code ? 'transfer.scan' : 'transfer.copy')} ${t('transfer.after')}`}</p>
        <div className={css.transfer}>
          {code}
          <div className={css.account}>
            <DefinitionList
              layout="columns"
              items={[
                { term: t('transfer.name'), value: name },
                {
                  term: t('transfer.iban'),
                  value: (
                    <div className={css.beside}>
                      <span className={css.iban}>{written}</span>
                      <CopyButton text={iban} label={t('transfer.copyIban', { iban: written })} />
                    </div>
                  ),
                },
                { term: t('transfer.bic'), value: bic },
              ]}
            />
          </div>
        </div>
      </div>
    </Way>
  );
};

/** Ways to pay an invoice, and a button to request more time (docs/rules.md#how-to-pay). */
export const Ways = ({ brand, invoice, debit, mayAsk, onDelay }: WaysProps) => {
  const { servicePhone, paymentSite, transferAccount } = brand;
  const titleId = useId();
  return (
    <section className={css.block} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('ways')}</h3>
      <ul>
        {paymentSite && (
          <Way
            icon={<Globe />}
            title={t('online.title')}
            action={
              <Link variant="filled" isExternal href={paymentSite}>
                {t('online.link')}
              </Link>
            }
          >
            <p>{t('online.text', { host: new URL(paymentSite).host })}</p>
          </Way>
        )}
        {transferAccount && <TransferWay account={transferAccount} invoice={invoice} />}
        <Way icon={<Phone />} title={t('phone.title')} action={<PhoneAnchor number={servicePhone} />}>
          <p>{t('phone.text')}</p>
        </Way>
        <DebitWay {...debit} />
        {mayAsk && (
          <Way
            icon={<CalendarClock />}
            title={t('delay.title')}
            isPrinted={false}
            action={<Button onPress={onDelay}>{t('delay.button')}</Button>}
          >
            <p>{t('delay.text')}</p>
          </Way>
        )}
      </ul>
    </section>
  );
};
