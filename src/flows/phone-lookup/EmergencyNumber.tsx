import { t } from '#locales/fr/phoneLookup.ts';
import { PhoneLink } from './PhoneLink.tsx';
import * as css from './PhoneLookupView.css.ts';

/** Whom to call at once, whatever the town: the brand's own number. */
export const EmergencyNumber = ({ number }: { number: string }) => (
  <div role="status" className={css.contact.emergency}>
    <PhoneLink number={number} />
    <p>{t('emergency')}</p>
  </div>
);
