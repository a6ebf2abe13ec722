import { Link } from 'wouter';
import { t } from '#locales/fr/layout.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { PhoneAnchor } from '../../views/PhoneAnchor.tsx';
import * as css from './SideMenu.css.ts';

/** Phone numbers of the brand and, if `isContactLinked`, the link to the contact page (docs/rules.md#help). */
export const HelpNumbers = ({ isContactLinked }: { isContactLinked: boolean }) => {
  const { emergencyPhone, servicePhone } = useBrand();
  return (
    <ul className={css.help} aria-label={t('help.label')}>
      <li>
        <span>{t('help.emergency')}</span> <PhoneAnchor number={emergencyPhone} />
      </li>
      <li>
        <span>{t('help.service')}</span> <PhoneAnchor number={servicePhone} />
      </li>
      {isContactLinked && (
        <li>
          <Link href="/contact">{t('help.write')}</Link>
        </li>
      )}
    </ul>
  );
};
