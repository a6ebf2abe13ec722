import { formatPhone } from '#machines/domain/format/phone.ts';
import { branded } from '../ui/theme/branded.css.ts';
import { phone } from './PhoneAnchor.css.ts';

/** A number to be called at a press, in one piece. */
export const PhoneAnchor = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/\D/g, '')}`} className={`${phone} ${branded}`}>
    {formatPhone(number)}
  </a>
);
