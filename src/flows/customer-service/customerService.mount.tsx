import { customerServiceMachine } from '#machines/customer-service/customerService.machine.ts';
import { saintMalo } from '#machines/domain/fixtures/places.ts';
import { AddressesContext } from '../../fields/addresses/addresses.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { CustomerServiceView } from './CustomerServiceView.tsx';

const addresses = { suggestTowns: async () => [saintMalo], suggestStreets: async () => [] };

export const customerServiceMount = defineMount(
  customerServiceMachine,
  (props: MountProps<typeof CustomerServiceView>) => (
    <AddressesContext value={addresses}>
      <CustomerServiceView
        phoneStep={() => (
          <p role="status" data-stand-in>
            Le numéro à appeler
          </p>
        )}
        onClose={() => props.actor.send({ type: 'closed' })}
        {...props}
      />
    </AddressesContext>
  ),
);
