import Phone from 'lucide-react/icons/phone';
import { t } from '#locales/fr/phoneLookup.ts';
import { spacedPhone } from '#machines/domain/format.ts';
import {
  contactsFor,
  numberOf,
  type PhoneContact,
  type PhonePurpose,
} from '#machines/domain/phoneNumbers.ts';
import type { Place } from '#machines/domain/place.ts';
import { Link } from '../../ui/Link.tsx';
import * as css from './PhoneLookupView.css.ts';

type Props = { purpose: PhonePurpose; place: Place; contacts: readonly PhoneContact[] };

/** Whom to call: the number comes first, and is called at a press. */
export const PhoneContacts = ({ purpose, place, contacts }: Props) => (
  <div role="status">
    <ul aria-label={t('contacts')} className={css.contacts}>
      {contactsFor(purpose, contacts).map((contact) => {
        const number = numberOf(purpose, contact);
        return (
          <li key={number} className={css.contact[purpose]}>
            <p className={css.number}>
              <Link
                href={`tel:${number.replace(/[^\d+]/g, '')}`}
                icon={<Phone />}
                aria-label={t('call', { number: spacedPhone(number) })}
              >
                {spacedPhone(number)}
              </Link>
            </p>
            <p>{t(`number.${purpose}`, place)}</p>
            {purpose === 'day' && contact.horaireCrc && (
              <p className={css.hours}>{t('hours', { hours: contact.horaireCrc })}</p>
            )}
          </li>
        );
      })}
    </ul>
  </div>
);
