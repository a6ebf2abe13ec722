import { meterMachine } from '#machines/meter/meter.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { MeterView } from './MeterView.tsx';

export const meterMount = defineMount(meterMachine, (props: MountProps<typeof MeterView>) => (
  <MeterView
    showsEverything
    modalAddressOf={(modal) => `?modale=${modal}`}
    addressOf={({ kind, idPDS }) => `/espace-consommation/${kind}/981000004217/${encodeURIComponent(idPDS)}`}
    certificateAddress="/espace-consommation/TR/981000004217/PDS004217/attestation"
    readingAddressOf={({ matriculeCompteur }) =>
      `/service-client?besoin=RELEVE&compteur=${matriculeCompteur}`
    }
    {...props}
  />
));
