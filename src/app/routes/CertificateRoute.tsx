import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import type { BrandPublisher } from '#brands/publisher.ts';
import { profileName } from '#machines/domain/account/profileName.ts';
import { meterKey } from '#machines/domain/consumption/meter.ts';
import { CertificateView } from '../../flows/certificate/CertificateView.tsx';
import { certificate } from '../../flows/certificate/certificate.ports.ts';
import { usePublisher } from '../../pages/legal/usePublisher.ts';
import { useBrand } from '../../ui/theme/BrandContext.ts';
import { meterOfPath, meterPath } from '../navigation/meterPath.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { useConsumptionProof } from '../settings/useDeployment.ts';
import { PagePlaceholder } from '../start/placeholders.tsx';
import NotFoundRoute from './NotFoundRoute.tsx';

type Props = { named: ReturnType<typeof meterOfPath>; publisher: BrandPublisher };

const CertificatePage = ({ named, publisher }: Props) => {
  const [today] = useState(() => new Date());
  const { reference, idPDS } = named;
  const actor = useActorRef(certificate, { input: { reference, idPDS, today } });
  const { name, logo } = useBrand();
  const profile = useProfile();
  return (
    <CertificateView
      actor={actor}
      meterAddress={meterPath(named)}
      maker={{ ...publisher, name, logo }}
      customer={profile.entity_name || profileName(profile)}
    />
  );
};

/** The certificate of the meter that the address names, signed by who publishes the portal (docs/rules.md#certificate). */
const CertificateRoute = () => {
  const named = meterOfPath(usePathname());
  const { publisher, onRetry } = usePublisher(useSettings().publisher);
  if (!useConsumptionProof()) return <NotFoundRoute />;
  return publisher ? (
    <CertificatePage key={meterKey(named)} named={named} publisher={publisher} />
  ) : (
    <PagePlaceholder onRetry={onRetry} />
  );
};

export default CertificateRoute;
