import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { ConsumptionContract, Meter } from '#machines/domain/consumption/meter.ts';
import {
  addressOfMeterSearch,
  meterSearchOfAddress,
  type TypedMeterSearch,
} from '#machines/domain/consumption/meterSearch.ts';
import { ConsumptionView } from '../../flows/consumption/ConsumptionView.tsx';
import { consumption } from '../../flows/consumption/consumption.ports.ts';
import { ContractExportLink } from '../../flows/export/ContractExportLink.tsx';
import { meterPath } from '../navigation/meterPath.ts';
import { useContractsBack } from '../navigation/useContractsBack.ts';
import { useSearchAddress } from '../navigation/useSearchAddress.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings.ts';
import { ExportModal } from './ExportModal.tsx';
import { noContracts } from './noContracts.tsx';

/** A meter's consumption is proved by what its page exports. */
const proofPath = (meter: Meter) => `${meterPath(meter)}?modale=export`;

/** The meters that the search of the address finds (docs/rules.md#meters). */
const ConsumptionRoute = () => {
  const { environment } = useSettings();
  const profile = useProfile();
  const [opened] = useState(() => meterSearchOfAddress(new URLSearchParams(location.search)));
  const list = useActorRef(consumption, { input: { typed: opened } });
  const typed = useSelector(list, ({ context }) => context.typed);

  useSearchAddress({
    typed,
    read: meterSearchOfAddress,
    write: addressOfMeterSearch,
    onRequest: useCallback(
      (search: TypedMeterSearch) => list.send({ type: 'address.reached', typed: search }),
      [list],
    ),
  });
  useContractsBack(list, profile);

  const exportOf = useCallback(
    (contract: ConsumptionContract) => {
      const parameters = addressOfMeterSearch(typed);
      parameters.set('modale', 'export');
      parameters.set('contrat', contract.reference);
      return <ContractExportLink contract={contract} address={`?${parameters}`} />;
    },
    [typed],
  );

  return (
    <>
      <ConsumptionView
        actor={list}
        showsEverything={environment.showsEverything}
        addressOf={meterPath}
        proofAddressOf={proofPath}
        actionsOf={exportOf}
        empty={noContracts(profile)}
      />
      <ExportModal />
    </>
  );
};

export default ConsumptionRoute;
