import { encode } from 'uqr';
import { t } from '#locales/fr/howToPay.ts';
import { formatCents } from '../../domain/amounts.ts';
import { type CodePayment, codeText } from '../../domain/billing/sepa.ts';
import * as css from './HowToPay.css.ts';

/** Width of the white border that scanners need, in modules: squares of the QR code (ISO/IEC 18004). */
const quietZone = 4;

/** SVG path of the dark squares. One rectangle draws all adjacent dark squares of a row. */
const drawDark = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');

export type PaymentCodeProps = CodePayment & { number: string };

/** QR code of a transfer, for banking apps (standard EPC069-12). Dark mode does not invert it. */
const PaymentCode = ({ number, ...payment }: PaymentCodeProps) => {
  const { data, size } = encode(codeText(payment), { ecc: 'M', border: quietZone, maxVersion: 13 });
  return (
    <svg
      role="img"
      aria-label={t('transfer.code', { amount: formatCents(payment.cents), number })}
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={drawDark(data)} fill="black" />
    </svg>
  );
};

export default PaymentCode;
