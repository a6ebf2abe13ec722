import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '#locales/fr/app.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { brandedLink } from '../../ui/theme/column.css.ts';
import { conformity } from '../settings/settings.ts';
import { BrandLink, PrintHeading, SkipLink } from './BrandLink.tsx';
import { publicHeader } from './header/Header.css.ts';
import * as css from './UnloggedLayout.css.ts';

const listLinks = () =>
  [
    ['/contact', t('contact')],
    ['/cgu', t('footer.terms')],
    ['/mentions-legales', t('footer.legalNotice')],
    ['/accessibilite', t('footer.accessibility', { conformity: conformity() })],
  ] as const;

export const Footer = () => {
  const { consumerSite } = useBrand();
  return (
    <footer className={css.footer}>
      <a href={consumerSite} className={`${css.link} ${brandedLink}`} rel="noreferrer">
        {t('footer.consumerSite')}
      </a>
      {listLinks().map(([href, text]) => (
        <Link key={href} href={href} className={css.link}>
          {text}
        </Link>
      ))}
    </footer>
  );
};

export const UnloggedLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <PrintHeading />
    <header className={publicHeader}>
      <BrandLink />
    </header>
    <div className={css.page}>
      <main id="contenu" tabIndex={-1} className={css.content}>
        {children}
      </main>
      <Footer />
    </div>
  </>
);
