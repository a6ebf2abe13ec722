import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { t } from '#locales/fr/meter.ts';
import { histogramIn } from '#machines/histogram/histogram.machine.ts';
import { type FoundMeter, meterAmong } from '#machines/meter/foundMeter.ts';
import { hasCustomerService } from '../../domain/account/user.ts';
import { addressOfHistogram, histogramOfAddress } from '../../domain/consumption/histogramAddress.ts';
import type { Measure } from '../../domain/consumption/measure.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { addressOfNeed, findLastShown, type Shown, toReadMeter } from '../../domain/request/meterReading.ts';
import type { Foreseen } from '../../flows/histogram/Forecast.tsx';
import { HistogramSkeleton } from '../../flows/histogram/HistogramSkeleton.tsx';
import { HistogramView } from '../../flows/histogram/HistogramView.tsx';
import { histogram } from '../../flows/histogram/histogram.ports.ts';
import { MeterView, type SheetProps, TechnicalSheet } from '../../flows/meter/MeterView.tsx';
import { meter } from '../../flows/meter/meter.ports.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { DialogShell } from '../../ui/dialogs/DialogShell.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { RisePlaceholder } from '../../views/consumption/RisePlaceholder.tsx';
import { useSnapshot } from '../../views/Flow.tsx';
import { isOpenedFromWatch, watchPath } from '../leak-watch/leakWatchVisit.ts';
import { ExportModal } from '../modals/ExportModal.tsx';
import { meterOfPath, meterPath } from '../navigation/addresses.ts';
import { useQuery } from '../navigation/navigateSafely.ts';
import { useModalAddress, withoutModal } from '../navigation/useModalAddress.ts';
import { useSearchAddress } from '../navigation/useSearchAddress.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { useConsumptionProof } from '../settings/useDeployment.ts';
import type { Rises } from './MeterWatch.tsx';

type Props = {
  named: ReturnType<typeof meterOfPath>;
  known: FoundMeter | null;
  onFound: (found: FoundMeter) => void;
};

const TechnicalSheetModal = (shown: SheetProps) => {
  const { search, close } = useModalAddress();
  return (
    search.get('modale') === 'fiche' && (
      <DialogShell title={t('sheet.title')} onClose={close}>
        <TechnicalSheet {...shown} />
      </DialogShell>
    )
  );
};

const MeterForecast = onDemand(() => import('../../flows/histogram/Forecast.tsx'));

const MeterWatch = onDemand(() => import('./MeterWatch.tsx'), RisePlaceholder);

type MeterHistogramProps = { meter: Meter; today: Date; onRead: (measures: readonly Measure[]) => void };

const MeterHistogram = ({ meter, today, onRead }: MeterHistogramProps) => {
  const read = (parameters: URLSearchParams) => histogramOfAddress(parameters, meter, today);
  const [opened] = useState(() => read(new URLSearchParams(location.search)));
  const actor = useActorRef(histogram, { input: { meter, today, ...opened } });
  const period = useSelector(actor, ({ context }) => context.period);
  const view = useSelector(actor, ({ context }) => context.view);
  const loaded = useSelector(actor, ({ context }) => context.loaded);
  const hasAnswer = useSelector(
    actor,
    (snapshot) => snapshot.context.loaded.size > 0 || snapshot.matches('unavailable'),
  );
  const [rises, setRises] = useState<Rises>();
  const [foreseen, setForeseen] = useState<Foreseen>();
  const ofYear = useMemo(() => {
    const currentYear = { mode: 'monthly', name: String(today.getFullYear()) } as const;
    return histogramIn({ loaded, meter, today }, currentYear);
  }, [loaded, meter, today]);

  useEffect(() => {
    onRead([...loaded.values()].flatMap(({ measures }) => measures));
  }, [loaded, onRead]);

  useSearchAddress({
    typed: { period, view },
    read,
    write: (shown) => addressOfHistogram(shown, today),
    onRequest: (requested) => actor.send({ type: 'address.reached', ...requested }),
  });

  return (
    <HistogramView
      actor={actor}
      judged={rises?.judged}
      foresee={foreseen?.foresee}
      forecast={
        ofYear?.kind === 'TR' && period.name === ofYear.period.name ? (
          <MeterForecast ofYear={ofYear} onForeseen={setForeseen} />
        ) : null
      }
      notice={
        // Loads the data of this notice after the data of the chart, which the user expects first.
        hasAnswer ? (
          <MeterWatch meter={meter} today={today} period={period} onFound={setRises} />
        ) : (
          <RisePlaceholder onRetry={null} />
        )
      }
    >
      {rises?.detailsOf(period)}
    </HistogramView>
  );
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

  useEffect(() => {
    if (!found || kind === named.kind) return;
    navigate(meterPath(found.meter) + location.search, { replace: true, state: history.state });
  }, [found, kind, named.kind, navigate]);

  const toModalAddress = (modal: string) => {
    const parameters = new URLSearchParams(search);
    parameters.set('modale', modal);
    return `?${parameters}`;
  };
  const toMeterAddress = (other: Meter) => withoutModal(meterPath(other), search);

  return (
    <>
      <MeterView
        actor={actor}
        showsEverything={showsEverything}
        modalAddressOf={toModalAddress}
        addressOf={toMeterAddress}
        last={last}
        openedFrom={isOpenedFromWatch(meterPath(named)) ? { href: watchPath, name: t('watch') } : undefined}
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
