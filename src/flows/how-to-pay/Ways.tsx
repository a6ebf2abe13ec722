import CalendarClock from 'lucide-react/icons/calendar-clock';
import Globe from 'lucide-react/icons/globe';
import Phone from 'lucide-react/icons/phone';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useId } from 'react';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/howToPay.ts';
import type { AutomaticPayment } from '../../domain/billing/automaticPayment.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { PhoneAnchor } from '../../views/Screen.tsx';
import * as css from './HowToPay.css.ts';

/** Direct debit of the contract of the invoice, or of several contracts. */
export type Debit = { offer: AutomaticPayment; address: string; isOfSeveral: boolean };

export type WaysProps = {
  brand: Pick<Brand, 'servicePhone' | 'paymentSite'>;
  debit: Debit;
  /** False for an adviser, who may not send a request to the customer service. */
  mayAsk: boolean;
  onDelay: () => void;
};

type WayProps = { icon: Elements; title: string; children: Elements; action: Elements };

const Way = ({ icon, title, children, action }: WayProps) => (
  <li className={css.way}>
    <span className={css.icon}>{icon}</span>
    <div>
      <p className={css.name}>{title}</p>
      <div className={css.soft}>{children}</div>
    </div>
    {action && <div className={css.action}>{action}</div>}
  </li>
);

const DebitWay = ({ offer, address, isOfSeveral }: Debit) => {
  if (offer === 'none') return null;
  const isOpen = offer === 'open';
  return (
    <Way
      icon={<RefreshCw />}
      title={t('debit.title')}
      action={isOpen && <Link href={address}>{t(isOfSeveral ? 'debit.invoices' : 'debit.link')}</Link>}
    >
      <p>{isOpen ? t('debit.text') : <WithServicePhone>{t('debit.adviser')}</WithServicePhone>}</p>
      {isOpen && isOfSeveral && <p>{t('debit.ofContracts')}</p>}
    </Way>
  );
};

/** Ways to pay, or to get more time (docs/rules.md#how-to-pay). */
export const Ways = ({ brand: { servicePhone, paymentSite }, debit, mayAsk, onDelay }: WaysProps) => {
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
        <Way icon={<Phone />} title={t('phone.title')} action={<PhoneAnchor number={servicePhone} />}>
          <p>{t('phone.text')}</p>
        </Way>
        <DebitWay {...debit} />
        {mayAsk && (
          <Way
            icon={<CalendarClock />}
            title={t('delay.title')}
            action={<Button onPress={onDelay}>{t('delay.button')}</Button>}
          >
            <p>{t('delay.text')}</p>
          </Way>
        )}
      </ul>
    </section>
  );
};
