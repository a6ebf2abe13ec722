import { Link } from 'wouter';
import { t } from '#locales/fr/app.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { brandedLink } from '../../ui/theme/column.css.ts';
import { conformity } from '../settings/conformity.ts';
import * as css from './Footer.css.ts';

/** Contact page, the utility's public site and the legal pages. */
export const Footer = () => {
  const { consumerSite } = useBrand();
  return (
    <footer className={css.footer}>
      <a href={consumerSite} className={`${css.link} ${brandedLink}`} rel="noreferrer">
        {t('footer.consumerSite')}
      </a>
      <Link href="/contact" className={css.link}>
        {t('contact')}
      </Link>
      <Link href="/cgu" className={css.link}>
        {t('footer.terms')}
      </Link>
      <Link href="/mentions-legales" className={css.link}>
        {t('footer.legalNotice')}
      </Link>
      <Link href="/accessibilite" className={css.link}>
        {t('footer.accessibility', { conformity: conformity() })}
      </Link>
    </footer>
  );
};
