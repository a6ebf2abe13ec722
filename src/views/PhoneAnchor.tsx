import { formatPhone } from '../domain/format.ts';
import { branded } from '../ui/theme/column.css.ts';
import { phone } from './PhoneAnchor.css.ts';

/** A number of the brand, its digits alone, to be called at a press; written in one piece. */
export const PhoneAnchor = ({ number }: { number: string }) => (
  <a href={`tel:${number}`} className={`${phone} ${branded}`}>
    {formatPhone(number)}
  </a>
);
