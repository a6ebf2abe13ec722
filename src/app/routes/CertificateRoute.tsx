import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { profileName } from '../../domain/account/user.ts';
import { meterKey } from '../../domain/consumption/meter.ts';
import { CertificateView } from '../../flows/certificate/CertificateView.tsx';
import { certificate } from '../../flows/certificate/certificate.ports.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { meterOfPath, meterPath } from '../navigation/addresses.ts';
import { useProfile } from '../session.tsx';
import { useConsumptionProof } from '../settings/useDeployment.ts';
import NotFoundRoute from './NotFoundRoute.tsx';

const CertificatePage = ({ named }: { named: ReturnType<typeof meterOfPath> }) => {
  const [today] = useState(() => new Date());
  const { reference, idPDS } = named;
  const actor = useActorRef(certificate, { input: { reference, idPDS, today } });
  const { name, logo, publisher } = useBrand();
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

const CertificateRoute = () => {
  const named = meterOfPath(usePathname());
  return useConsumptionProof() ? <CertificatePage key={meterKey(named)} named={named} /> : <NotFoundRoute />;
};

export default CertificateRoute;
