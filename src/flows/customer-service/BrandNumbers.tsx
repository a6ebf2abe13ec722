import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/customerService.ts';
import { findForm, type NeedCode } from '#machines/customer-service/topics.ts';
import { PhoneAnchor } from '../../views/PhoneAnchor.tsx';
import * as css from './CustomerServiceView.css.ts';

export type BrandPhones = Pick<Brand, 'emergencyPhone' | 'servicePhone'>;

/** Numbers of the brand, emergencies first: they need neither an account nor the form. */
export const BrandNumbers = ({ emergencyPhone, servicePhone }: BrandPhones) => (
  <ul aria-label={t('numbers.label')} className={css.numbers}>
    <li className={css.number.emergency}>
      <span>{t('numbers.emergency')}</span> <PhoneAnchor number={emergencyPhone} />
    </li>
    <li className={css.number.service}>
      <span>{t('numbers.service')}</span> <PhoneAnchor number={servicePhone} />
    </li>
  </ul>
);

/** Number that meets a need: the call that finds the number of a town is closed to visitors. */
export const BrandCall = ({ need, emergencyPhone, servicePhone }: BrandPhones & { need: NeedCode }) => {
  const isUrgent = findForm(need) === 'contactTelUrgency';
  return (
    <p role="status" className={css.call}>
      <span>{t(isUrgent ? 'call.contactTelUrgency' : 'call.contactTelMtc')}</span>{' '}
      <PhoneAnchor number={isUrgent ? emergencyPhone : servicePhone} />
    </p>
  );
};
