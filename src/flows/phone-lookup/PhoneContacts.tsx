import { t } from '#locales/fr/phoneLookup.ts';
import type { Unread } from '#machines/domain/answer.ts';
import {
  choosePhoneNumber,
  contactsFor,
  type PhoneContact,
  type PhonePurpose,
} from '#machines/domain/request/phoneNumbers.ts';
import { describePlace, type Place } from '#machines/domain/request/place.ts';
import { unreadText } from '../../views/unreadText.ts';
import { PhoneLink } from './PhoneLink.tsx';
import * as css from './PhoneLookupView.css.ts';

type Props = {
  purpose: PhonePurpose;
  place: Place;
  contacts: readonly PhoneContact[];
  unread: readonly Unread[];
};

/** Whom to call about a place. */
export const PhoneContacts = ({ purpose, place, contacts, unread }: Props) => (
  <div role="status">
    <ul aria-label={t('contacts')} className={css.contacts}>
      {contactsFor(purpose, contacts).map((contact) => {
        const number = choosePhoneNumber(purpose, contact);
        return (
          <li key={number} className={css.contact[purpose]}>
            <PhoneLink number={number} />
            <p>{t(`number.${purpose}`, { place: describePlace(place) })}</p>
            {purpose === 'day' && contact.horaireCrc && (
              <p className={css.hours}>{t('hours', { hours: contact.horaireCrc })}</p>
            )}
          </li>
        );
      })}
    </ul>
    {unread.length > 0 && <p className={css.hours}>{unreadText(unread)}</p>}
  </div>
);
