import { Link } from 'wouter';
import { t } from '#locales/fr/app.ts';
import { useBrand } from '../../../ui/theme/brand.tsx';
import { branded } from '../../../ui/theme/column.css.ts';
import * as css from './BrandLink.css.ts';

/** The utility's logo and name, which lead to the dashboard. */
export const BrandLink = () => {
  const { name, logo } = useBrand();
  return (
    <Link href="/" className={`${css.link} ${branded}`} aria-label={t('logo', { brand: name })}>
      <img src={logo} alt="" width="30" height="36" className={css.logo} />
      <span className={css.name}>{name}</span>
    </Link>
  );
};
