import { useState } from 'react';
import { createActor } from 'xstate';
import { certificateMachine } from '#machines/certificate/certificate.machine.ts';
import { CertificateView } from '../../flows/certificate/CertificateView.tsx';

const nobody = { name: '', logo: '', legalName: '', legalForm: '', address: '', register: '' };

const CertificateSkeleton = () => {
  const [actor] = useState(() =>
    createActor(certificateMachine, { input: { reference: '', idPDS: '', today: new Date() } }),
  );
  return <CertificateView actor={actor} meterAddress="/espace-consommation" maker={nobody} customer="" />;
};

export default CertificateSkeleton;
