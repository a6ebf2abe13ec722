import { useCallback } from 'react';
import { standingOf } from '#machines/overview/standing.ts';
import type { ConsumptionContract, Meter } from '../../domain/consumption/meter.ts';
import { addressOfMeterSearch, meterSearchOfAddress } from '../../domain/consumption/meterSearch.ts';
import { ConsumptionView } from '../../flows/consumption/ConsumptionView.tsx';
import { consumption } from '../../flows/consumption/consumption.ports.ts';
import { ContractExportLink } from '../../flows/export/ContractExportLink.tsx';
import { SitesLinks } from '../../pages/SitesLinks.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { ExportModal } from '../modals/ExportModal.tsx';
import { meterPath } from '../navigation/meterPath.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { useConsumptionProof } from '../settings/useDeployment.ts';
import { noContracts, useSearchedList } from './noContracts.tsx';

/** The page of a meter exports its proof of consumption. */
const proofPath = (meter: Meter) => `${meterPath(meter)}?modale=export`;

/** Meters of the search in the address (docs/rules.md#meters). */
const ConsumptionRoute = () => {
  const { environment } = useSettings();
  const isProofShown = useConsumptionProof();
  const profile = useProfile();
  const { list, addressOver } = useSearchedList(consumption, {
    read: meterSearchOfAddress,
    write: addressOfMeterSearch,
    profile,
  });
  const exportOf = useCallback(
    (contract: ConsumptionContract) => (
      <ContractExportLink
        contract={contract}
        address={addressOver({ modale: 'export', contrat: contract.reference })}
      />
    ),
    [addressOver],
  );

  const empty = noContracts(profile);

  return (
    <>
      <ConsumptionView
        actor={list}
        showsEverything={environment.showsEverything}
        addressOf={meterPath}
        proofAddressOf={isProofShown ? proofPath : null}
        actionsOf={exportOf}
        empty={empty}
      >
        {standingOf(profile) !== 'new' && (
          <SitesLinks exportAddress={empty ? undefined : addressOver({ modale: 'export' })} />
        )}
      </ConsumptionView>
      <Boundary>
        <ExportModal />
      </Boundary>
    </>
  );
};

export default ConsumptionRoute;
