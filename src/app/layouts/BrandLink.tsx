import { type MouseEvent, useEffect } from 'react';
import { Link } from 'wouter';
import { t } from '#locales/fr/app.ts';
import { profileName } from '../../domain/account/user.ts';
import { formatMoment, formatPhone } from '../../domain/format.ts';
import { whenIdle } from '../../ui/browser/onDemand.tsx';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { branded } from '../../ui/theme/column.css.ts';
import { useKnownProfile } from '../session.tsx';
import * as css from './Layout.css.ts';

export const BrandLink = () => {
  const { name, logo } = useBrand();
  return (
    <Link href="/" className={`${css.link} ${branded}`} aria-label={t('logo', { brand: name })}>
      <img src={logo} alt="" width="30" height="36" className={css.logo} />
      <span className={css.name}>{name}</span>
    </Link>
  );
};

/** Moves the focus without a history entry, because some flows count the history entries of their page. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  const main = document.querySelector('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
};

/** Applies the web font when the browser is idle, because its download would delay the data of the page. */
const showFont = () => {
  whenIdle(() => delete document.documentElement.dataset.systemFont);
};

export const SkipLink = () => {
  useEffect(showFont, []);
  return (
    <Link href="#contenu" className={css.skipLink} onClick={skip}>
      {t('skip')}
    </Link>
  );
};

export const PrintHeading = () => {
  const profile = useKnownProfile();
  const { name, logo, emergencyPhone, servicePhone } = useBrand();
  const printedAt = usePrintedAt();
  return (
    <>
      <div className={css.heading}>
        <img src={logo} alt="" width="25" height="30" className={css.logo} />
        <p className={`${css.brand} ${branded}`}>{name}</p>
        {profile && <p>{[profile.entity_name, profileName(profile)].filter(Boolean).join(', ')}</p>}
        {printedAt && (
          <p className={css.moment}>{t('printed.moment', { moment: formatMoment(printedAt) })}</p>
        )}
      </div>
      <p className={css.foot}>
        {t('printed.phones', { emergency: formatPhone(emergencyPhone), service: formatPhone(servicePhone) })}
      </p>
    </>
  );
};
