import { customerServiceMachine } from '#machines/customer-service/customerService.machine.ts';
import { allRead } from '../../domain/answer.ts';
import { meterReadOnSite } from '../../domain/fixtures/consumption.ts';
import { saintMalo } from '../../domain/fixtures/requests.ts';
import { toReadMeter } from '../../domain/request/meterReading.ts';
import { AddressesContext } from '../../fields/addresses/SuggestionField.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { CustomerServiceView } from './CustomerServiceView.tsx';
import { MeterSuggestionsContext } from './reading/meterSuggestions.ts';

const meter = { ...toReadMeter(meterReadOnSite), address: meterReadOnSite.adresseDesserte };
const suggestMeters = async (query: string) =>
  allRead(meter.label.toLowerCase().startsWith(query) ? [meter] : []);
const addresses = { suggestTowns: async () => [saintMalo], suggestStreets: async () => [] };

export const customerServiceMount = defineMount(
  customerServiceMachine,
  (props: MountProps<typeof CustomerServiceView>) => (
    <AddressesContext value={addresses}>
      <MeterSuggestionsContext value={suggestMeters}>
        <CustomerServiceView
          phoneStep={() => (
            <p role="status" data-stand-in>
              Le numéro à appeler
            </p>
          )}
          phones={{ emergencyPhone: '0199005018', servicePhone: '0199003518' }}
          onClose={() => props.actor.send({ type: 'closed' })}
          {...props}
        />
      </MeterSuggestionsContext>
    </AddressesContext>
  ),
);
