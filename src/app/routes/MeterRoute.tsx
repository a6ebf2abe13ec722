import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { hasCustomerService } from '#machines/domain/account/roles.ts';
import type { Measure } from '#machines/domain/consumption/measure.ts';
import { type Meter, meterKey } from '#machines/domain/consumption/meter.ts';
import { findLastShown, type Shown, toReadMeter } from '#machines/domain/request/meterReading.ts';
import { addressOfNeed } from '#machines/domain/request/needAddress.ts';
import { type FoundMeter, meterAmong } from '#machines/meter/foundMeter.ts';
import { HistogramSkeleton } from '../../flows/histogram/HistogramSkeleton.tsx';
import { MeterView } from '../../flows/meter/MeterView.tsx';
import { meter } from '../../flows/meter/meter.ports.ts';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { ExportModal } from '../modals/ExportModal.tsx';
import { TechnicalSheetModal } from '../modals/TechnicalSheetModal.tsx';
import { meterOfPath, meterPath } from '../navigation/meterPath.ts';
import { withoutModal } from '../navigation/modalKeys.ts';
import { useQuery } from '../navigation/useQuery.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { useConsumptionProof } from '../settings/useDeployment.ts';
import { MeterHistogram } from './MeterHistogram.tsx';

type Props = {
  named: ReturnType<typeof meterOfPath>;
  known: FoundMeter | null;
  onFound: (found: FoundMeter) => void;
};

const MeterPage = ({ named, known, onFound }: Props) => {
  const { showsEverything } = useSettings().environment;
  const isProofShown = useConsumptionProof();
  const [today] = useState(() => new Date());
  const isServed = hasCustomerService(useProfile());
  const [last, setLast] = useState<Shown | null>(null);
  const readLast = useCallback((measures: readonly Measure[]) => setLast(findLastShown(measures)), []);
  const actor = useActorRef(meter, { input: { ...named, known } });
  const { kind, found } = useSnapshot(actor).context;
  const [, navigate] = useLocation();
  const search = useQuery();

  useEffect(() => {
    if (found) onFound(found);
  }, [found, onFound]);

  // The chart has corrected the address: no Back leads to the wrong one.
  useEffect(() => {
    if (!found || kind === named.kind) return;
    navigate(meterPath(found.meter) + location.search, { replace: true, state: history.state });
  }, [found, kind, named.kind, navigate]);

  const toModalAddress = (modal: string) => {
    const parameters = new URLSearchParams(search);
    parameters.set('modale', modal);
    return `?${parameters}`;
  };
  // Its neighbours are looked at over the same period.
  const toMeterAddress = (other: Meter) => withoutModal(meterPath(other), search);

  return (
    <>
      <MeterView
        actor={actor}
        showsEverything={showsEverything}
        modalAddressOf={toModalAddress}
        addressOf={toMeterAddress}
        certificateAddress={isProofShown ? `${meterPath(named)}/attestation` : null}
        {...(isServed && {
          readingAddressOf: (read: Meter) => addressOfNeed('RELEVE', { ...toReadMeter(read), last }),
        })}
      >
        {found ? (
          <MeterHistogram meter={found.meter} today={today} onRead={readLast} />
        ) : (
          <HistogramSkeleton />
        )}
      </MeterView>
      {found && (
        <Boundary>
          <TechnicalSheetModal found={found} showsEverything={showsEverything} />
          <ExportModal found={found} />
        </Boundary>
      )}
    </>
  );
};

/** The page of the meter that the address names; those that it leads to are read already (docs/rules.md#meter-page). */
const MeterRoute = () => {
  const named = meterOfPath(usePathname());
  const [read, setRead] = useState<FoundMeter | null>(null);
  return (
    <MeterPage
      key={meterKey(named)}
      named={named}
      known={read && meterAmong(read.contract, named)}
      onFound={setRead}
    />
  );
};

export default MeterRoute;
