import { t } from '#locales/fr/layout.ts';

import { profileName } from '../../domain/account/user.ts';
import { formatMoment, formatPhone } from '../../domain/format.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { branded } from '../../ui/theme/column.css.ts';

import { useKnownProfile } from '../session.tsx';
import { logo as logoStyle } from './header/BrandLink.css.ts';
import * as css from './PrintHeading.css.ts';

/** On paper alone: over the page's own title, the utility, its customer, and the moment; under each sheet, whom to call. */
export const PrintHeading = () => {
  const profile = useKnownProfile();
  const { name, logo, emergencyPhone, servicePhone } = useBrand();
  const printedAt = usePrintedAt();
  return (
    <>
      <div className={css.heading}>
        <img src={logo} alt="" width="25" height="30" className={logoStyle} />
        <p className={`${css.brand} ${branded}`}>{name}</p>
        {profile && <p>{[profile.entity_name, profileName(profile)].filter(Boolean).join(', ')}</p>}
        {printedAt && <p className={css.moment}>{t('printed', { moment: formatMoment(printedAt) })}</p>}
      </div>
      <p className={css.foot}>
        {t('help.printed', { emergency: formatPhone(emergencyPhone), service: formatPhone(servicePhone) })}
      </p>
    </>
  );
};
