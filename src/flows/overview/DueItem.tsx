import { t as contract } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/overview.ts';
import { plural } from '#locales/plural.ts';
import { dayName } from '#machines/domain/format/dayName.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import type { DueInvoice } from '#machines/overview/toPay.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import * as css from './Overview.css.ts';

type Props = { invoice: DueInvoice; address: string };

/** An invoice to pay, a press away, with when it is due. */
export const DueItem = ({ invoice, address }: Props) => {
  const { numeroFacture, contractName, dueDay, daysLate, montantFacture } = invoice;
  const name = contractName || contract('unnamed');
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          <Link href={address}>{t('toPay.invoice', { number: numeroFacture })}</Link>
        </p>
        <p className={css.soft}>
          {daysLate === 0 && dueDay !== null
            ? `${name} · ${t('toPay.before', { day: dayName(dueDay) })}`
            : name}
        </p>
        {daysLate > 0 && (
          <p>
            <Badge tone="bad">{t(`toPay.lateBy.${plural(daysLate)}`, { count: daysLate })}</Badge>
          </p>
        )}
      </div>
      <span className={montantFacture === null ? css.soft : css.amount}>
        {montantFacture === null ? t('toPay.unknownAmount') : formatEuros(montantFacture)}
      </span>
    </li>
  );
};
