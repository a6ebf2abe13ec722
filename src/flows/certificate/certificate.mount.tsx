import { certificateMachine } from '#machines/certificate/certificate.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { CertificateView } from './CertificateView.tsx';
import type { Maker } from './Sheet.tsx';

const logo = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

const maker: Maker = {
  name: 'Eaux du Ponant',
  logo,
  legalName: 'Société des eaux du Ponant',
  legalForm: 'société par actions simplifiée au capital de 5 000 000 €',
  address: '12 quai des Embruns, 29999 Port-Ponant',
  register: 'RCS Port-Ponant 900 020 001',
};

export const certificateMount = defineMount(
  certificateMachine,
  (props: MountProps<typeof CertificateView>) => (
    <CertificateView
      meterAddress="/espace-consommation/TR/981000004217/PDS004217"
      maker={maker}
      customer="Boulangerie du Port"
      {...props}
    />
  ),
);
