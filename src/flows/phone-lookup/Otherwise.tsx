import { t } from '#locales/fr/phoneLookup.ts';
import type { PhonePurpose } from '#machines/domain/request/phoneNumbers.ts';
import { PhoneLink } from './PhoneLink.tsx';
import * as css from './PhoneLookupView.css.ts';

type Props = { purpose: PhonePurpose; servicePhone: string };

/** Number to call when that of the place is unknown; in an emergency it is on screen already. */
export const Otherwise = ({ purpose, servicePhone }: Props) =>
  purpose === 'emergency' ? (
    <p>{t('otherwise.emergency')}</p>
  ) : (
    <>
      <p>{t('orService')}</p>
      <div className={css.contact.day}>
        <PhoneLink number={servicePhone} />
      </div>
    </>
  );
