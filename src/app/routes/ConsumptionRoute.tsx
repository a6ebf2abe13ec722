import Download from 'lucide-react/icons/download';
import { useCallback } from 'react';
import { t } from '#locales/fr/consumption.ts';
import { knownTrends } from '../../api/monthlyMeasures.ts';
import { type ConsumptionContract, type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { addressOfMeterSearch, meterSearchOfAddress } from '../../domain/consumption/meterSearch.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { ConsumptionView } from '../../flows/consumption/ConsumptionView.tsx';
import { consumption, loadTrend } from '../../flows/consumption/consumption.ports.ts';
import { link } from '../../flows/export/Export.css.ts';
import { SitesLinks } from '../../pages/SitesLinks.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { ListMemoryContext } from '../../views/contract-list/contractListActor.ts';
import { useRises } from '../leak-watch/leakWatchVisit.ts';
import { ExportModal } from '../modals/ExportModal.tsx';
import { OwnNameModal } from '../modals/OwnNameModal.tsx';
import { meterPath } from '../navigation/addresses.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { useConsumptionProof } from '../settings/useDeployment.ts';
import { noContracts, useSearchedList, withContracts } from './noContracts.tsx';

const ContractExportLink = ({ contract, address }: { contract: ConsumptionContract; address: string }) =>
  contract.meterCount > 0 && (
    <div className={link}>
      <Link variant="outlined" icon={<Download />} href={address}>
        <span>{t('exportContract.text')}</span>
        <VisuallyHidden>{` ${t('exportContract.of', { reference: spacedReference(contract.reference) })}`}</VisuallyHidden>
      </Link>
    </div>
  );

const proofPath = (meter: Meter) => `${meterPath(meter)}?modale=export`;

const ConsumptionRoute = () => {
  const { environment } = useSettings();
  const isProofShown = useConsumptionProof();
  const profile = useProfile();
  const { list, memory, addressOver } = useSearchedList(consumption, {
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

  const rises = useRises();
  const leaking = rises?.map(({ meter }) => meterKey(meter)).join() ?? '';
  const isLeaking = useCallback((meter: Meter) => leaking.split(',').includes(meterKey(meter)), [leaking]);
  const servedAddressOf = useCallback(
    (reference: string) =>
      profile.contracts.find((contract) => contract.reference === reference)?.served_address ?? '',
    [profile.contracts],
  );
  const empty = noContracts(profile);

  return (
    <ListMemoryContext value={memory}>
      <ConsumptionView
        actor={list}
        loadTrend={loadTrend}
        knownTrends={knownTrends}
        showsEverything={environment.showsEverything}
        addressOf={meterPath}
        proofAddressOf={isProofShown ? proofPath : null}
        actionsOf={exportOf}
        isLeaking={isLeaking}
        servedAddressOf={servedAddressOf}
        empty={empty}
      >
        <SitesLinks
          exportAddress={empty ? undefined : addressOver({ modale: 'export' })}
          riseCount={rises?.length}
        />
      </ConsumptionView>
      <Boundary>
        <ExportModal />
        <OwnNameModal />
      </Boundary>
    </ListMemoryContext>
  );
};

export default withContracts('consumption', ConsumptionRoute);
