import { meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import { consumptionContract } from '../../domain/fixtures/consumption.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { MeterPagesView } from './ContractMeters.tsx';

export const meterPagesMount = defineMount(meterPagesMachine, (props: MountProps<typeof MeterPagesView>) => (
  <MeterPagesView
    contract={consumptionContract}
    showsEverything
    addressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
    proofAddressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}?modale=export`}
    {...props}
  />
));
