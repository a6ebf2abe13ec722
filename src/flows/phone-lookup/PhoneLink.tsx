import Phone from 'lucide-react/icons/phone';
import { t } from '#locales/fr/phoneLookup.ts';
import { formatPhone } from '#machines/domain/format/phone.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import * as css from './PhoneLookupView.css.ts';

/** A number to read first, and to call at a press. */
export const PhoneLink = ({ number }: { number: string }) => (
  <p className={css.number}>
    <Link
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      icon={<Phone />}
      aria-label={t('call', { number: formatPhone(number) })}
    >
      {formatPhone(number)}
    </Link>
  </p>
);
