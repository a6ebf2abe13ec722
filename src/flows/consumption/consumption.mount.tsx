import { consumptionMachine } from '#machines/consumption/consumption.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { ConsumptionView } from './ConsumptionView.tsx';

export const consumptionMount = defineMount(
  consumptionMachine,
  (props: MountProps<typeof ConsumptionView>) => (
    <ConsumptionView
      showsEverything
      addressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}`}
      proofAddressOf={({ idPDS }) => `/espace-consommation/${encodeURIComponent(idPDS)}?modale=export`}
      actionsOf={() => null}
      {...props}
    />
  ),
);
