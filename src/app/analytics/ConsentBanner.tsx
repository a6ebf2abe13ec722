import { Link, Router, useLocation } from 'wouter';
import { t } from '#locales/fr/analyticsConsent.ts';
import type { AnalyticsConsentActor } from '../../../machines/analytics-consent/analyticsConsent.machine.ts';
import { ConsentBannerView } from '../../flows/analytics-consent/ConsentBannerView.tsx';
import { inline } from '../../ui/controls/buttons/Button.css.ts';
import { navigateSafely } from '../navigation/navigateSafely.ts';
import { measureSection } from './analytics.ts';

const More = () => {
  const [path] = useLocation();
  const section = `#${measureSection}`;
  return path === '/cgu' ? (
    <a href={section} className={inline}>
      {t('more')}
    </a>
  ) : (
    <Link href={`/cgu${section}`} className={inline}>
      {t('more')}
    </Link>
  );
};

const ConsentBanner = ({ consent }: { consent: AnalyticsConsentActor }) => (
  <ConsentBannerView
    actor={consent}
    more={
      <Router aroundNav={navigateSafely}>
        <More />
      </Router>
    }
  />
);

export default ConsentBanner;
