import { analyticsConsentMachine } from '#machines/analytics-consent/analyticsConsent.machine.ts';
import type { AnalyticsConsentActor } from '../../../machines/analytics-consent/analyticsConsent.machine.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { defineMount } from '../../views/mount.ts';
import { ConsentBannerView } from './ConsentBannerView.tsx';
import { ConsentSettingView } from './ConsentSettingView.tsx';

type Props = {
  actor: AnalyticsConsentActor;
  /** The choice, in the terms. */
  hasSetting?: boolean;
  /** The question, at the foot of the page. */
  hasBanner?: boolean;
};

export const analyticsConsentMount = defineMount(
  analyticsConsentMachine,
  ({ actor, hasSetting = true, hasBanner = true }: Props) => (
    <>
      {hasSetting && <ConsentSettingView actor={actor} />}
      {hasBanner && (
        <ConsentBannerView actor={actor} more={<Link href="#particulieres-9">En savoir plus</Link>} />
      )}
    </>
  ),
);
