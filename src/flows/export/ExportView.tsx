import { useRef } from 'react';
import { t } from '#locales/fr/export.ts';
import { failures } from '#locales/fr/failures.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/translator.ts';
import type { ExportActor, ExportSnapshot, PartProps } from '#machines/export/export.machine.ts';
import { remaining } from '#machines/export/export.setup.ts';
import type { LastExport } from '#machines/export/storedExports.ts';
import { stateName } from '#machines/setup/chart.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import type { ListedContract, ListedMeters, MissedPage } from '../../domain/consumption/meterList.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import type { Failure } from '../../domain/failure.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { contractCount } from '../../views/contract-list/contractListActor.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { allForbidden, FailureText, RetryButton } from '../../views/forbidden.tsx';
import { Panel } from '../../views/Panel.tsx';
import { InterruptedPanel, Reconnected, SavedAlert } from '../../views/progress/InterruptedPanel.tsx';
import { actions } from '../../views/progress/LongTask.css.ts';
import {
  type MissedLine,
  MissedList,
  ProgressPanel,
  TaskStatus,
  toMissedLines,
  useProgress,
} from '../../views/progress/ProgressPanel.tsx';
import { siteTitle } from '../../views/sites.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { about, hint, stack } from './Export.css.ts';
import { ExportForm } from './ExportForm.tsx';

const busyWords = (snapshot: ExportSnapshot): string => {
  if (!snapshot.hasTag('busy')) return '';
  const { source } = snapshot.context;
  if (snapshot.matches('listing'))
    return t('reference' in source && source.reference === null ? 'busy.listingAll' : 'busy.listing');
  if (snapshot.matches('writing')) return t('busy.writing');
  if (snapshot.matches('saving')) return t('busy.saving');
  const count = remaining(snapshot.context).meters.length;
  return t(`busy.fetching.${plural(count)}`, { count });
};

const toPart = (snapshot: ExportSnapshot): string => {
  if (snapshot.hasTag('busy')) return 'busy';
  return snapshot.matches('choosing') ? 'choosing' : stateName(snapshot.value);
};

type Props = { actor: ExportActor; isApart?: boolean; onRequested?: (requested: LastExport) => void };

const nobody = () => {};

const Closing = ({ actor }: { actor: ExportActor }) => (
  <div className={actions}>
    <Button onPress={() => actor.send({ type: 'closed' })}>{ui('close')}</Button>
  </div>
);

const ExportOutcome = ({ actor, snapshot }: PartProps) => (
  <>
    {snapshot.matches({ choosing: 'refused' }) && (
      <Alert tone="bad" title={snapshot.context.failure?.message || failures.technical} />
    )}
    <Closing actor={actor} />
  </>
);

const ExportMessage = ({ actor, snapshot }: PartProps) => {
  const { saved, failure } = snapshot.context;
  if (snapshot.matches({ choosing: 'nothingMeasured' }))
    return <Alert tone="info" title={t('nothingMeasured')} />;
  const isUnsaved = snapshot.matches({ choosing: 'unsaved' });
  const isSaving = snapshot.matches({ choosing: 'savingAgain' });
  if (!saved || !(isUnsaved || isSaving || snapshot.matches({ choosing: 'saved' }))) return null;
  const { name, count } = saved;
  return (
    <SavedAlert
      title={t(`saved.${plural(count)}`, { name, count })}
      isSaving={isSaving}
      failure={isUnsaved ? failure : null}
      onRepeat={() => actor.send({ type: 'save.repeated' })}
    />
  );
};

const describeMeters = ({ contracts: [contract, ...others], meters }: ListedMeters): string => {
  const [meter] = meters;
  if (others.length > 0)
    return t('account', {
      contracts: contractCount(1 + others.length),
      meters: t(`meterCount.${plural(meters.length)}`, { count: meters.length }),
    });
  if (meter && meters.length === 1)
    return t('meter', { matricule: meter.matriculeCompteur || t('unnumbered') });
  return t('contract', {
    name: siteTitle(contract ?? { reference: '', name: '' }),
    reference: spacedReference(contract?.reference ?? ''),
  });
};

const About = ({ listed, missedPages }: { listed: ListedMeters | null; missedPages: readonly unknown[] }) =>
  listed &&
  listed.meters.length > 0 && (
    <>
      <p className={about}>
        {missedPages.length > 0 ? `${describeMeters(listed)} ${t('othersMissing')}` : describeMeters(listed)}
      </p>
      <UnreadNotice unread={listed.unread ?? []} />
    </>
  );

const toTitle = (snapshot: ExportSnapshot): string => {
  const { length } = snapshot.context.missed;
  if (snapshot.matches('unlisted')) return t('unlisted');
  if (snapshot.matches('partlyListed')) return t('partlyListed.title');
  if (snapshot.matches('unwritten')) return t('unwritten');
  if (snapshot.matches('failed')) return t('failed');
  return t(`incomplete.${plural(length)}`, { count: length });
};

type MissedMeter = { meter: Meter; failure: Failure };

const meterLines = (missed: readonly MissedMeter[], listed: ListedMeters | null): MissedLine[] => {
  const isOfSeveral = (listed?.contracts.length ?? 0) > 1;
  return toMissedLines(
    missed,
    ({ meter }, reason) => ({
      key: meterKey(meter),
      line: t(isOfSeveral ? 'missedLineOf' : 'missedLine', {
        meter: meter.matriculeCompteur || t('unnumbered'),
        reference: spacedReference(meter.reference),
        reason,
      }),
    }),
    (count, reason) => t('missedAlike', { count, reason }),
  );
};

type MissedContract = { contract: ListedContract; failure: Failure };

const contractLines = (missed: readonly MissedPage[]): MissedLine[] => {
  const contracts = new Map<string, MissedContract>();
  for (const { contract, failure } of missed)
    if (contract) contracts.set(contract.reference, { contract, failure });
  return [
    ...toMissedLines(
      [...contracts.values()],
      ({ contract: { name, reference } }, reason) => ({
        key: reference,
        line: t('partlyListed.contract', {
          name: siteTitle({ reference, name }),
          reference: spacedReference(reference),
          reason,
        }),
      }),
      (count, reason) => t('partlyListed.contracts', { count, reason }),
    ),
    ...toMissedLines(
      missed.filter(({ contract }) => !contract),
      ({ page }, reason) => ({ key: String(page), line: t('partlyListed.page', { page, reason }) }),
      (count, reason) => t('partlyListed.pages', { count, reason }),
    ).map(({ key, line }) => ({ key: `page ${key}`, line })),
  ];
};

const ExportFailure = ({ actor, snapshot, isApart }: PartProps & { isApart: boolean }) => {
  const { failure, missed, missedPages, listed } = snapshot.context;
  const isPartlyListed = snapshot.matches('partlyListed');
  const isListing = isPartlyListed || snapshot.matches('unlisted');
  const isMissing = !failure && (snapshot.matches('incomplete') || snapshot.matches('failed'));
  return (
    <>
      <Alert tone="bad" title={toTitle(snapshot)}>
        {failure && !isPartlyListed && <FailureText failure={failure} />}
      </Alert>
      {isMissing && snapshot.context.isReconnected && <Reconnected />}
      {isMissing && <MissedList label={t('missed')} lines={meterLines(missed, listed)} />}
      {isPartlyListed && <MissedList label={t('partlyListed.label')} lines={contractLines(missedPages)} />}
      <div className={actions}>
        <RetryButton
          variant="filled"
          failure={failure ?? allForbidden(missed)}
          onPress={() => actor.send({ type: 'retried' })}
        />
        {snapshot.can({ type: 'rest.kept' }) && (
          <Button onPress={() => actor.send({ type: 'rest.kept' })}>
            {t(isPartlyListed ? 'partlyListed.keep' : 'keep')}
          </Button>
        )}
        <Button variant="text" onPress={() => actor.send({ type: isListing ? 'closed' : 'cancelled' })}>
          {isListing ? ui('close') : t(isApart ? 'giveUp' : 'back')}
        </Button>
      </div>
    </>
  );
};

export const ExportView = ({ actor, isApart = false, onRequested = nobody }: Props) => {
  const snapshot = useSnapshot(actor);
  const hadFocus = useRef(false);
  const { listMeters, fetchMeasures } = snapshot.children;
  const progress = useProgress(listMeters ?? fetchMeasures);
  const part = toPart(snapshot);
  const label = busyWords(snapshot);
  const stop = () => actor.send({ type: snapshot.matches('listing') ? 'closed' : 'cancelled' });
  return (
    <Flow id="export" snapshot={snapshot}>
      <div className={stack}>
        <About {...snapshot.context} />
        <TaskStatus label={label} progress={progress} />
        <Panel key={part} hadFocus={hadFocus}>
          {part === 'busy' && (
            <>
              <ProgressPanel label={label} progress={progress} onCancel={stop} />
              {!isApart && !snapshot.matches('listing') && <p className={hint}>{t('goesOn')}</p>}
            </>
          )}
          {part === 'choosing' && (
            <>
              <ExportMessage actor={actor} snapshot={snapshot} />
              {isApart ? (
                <ExportOutcome actor={actor} snapshot={snapshot} />
              ) : (
                <ExportForm actor={actor} snapshot={snapshot} onRequested={onRequested} />
              )}
            </>
          )}
          {part === 'withoutMeters' && (
            <>
              <Alert tone="info" title={t('withoutMeters')} />
              <Closing actor={actor} />
            </>
          )}
          {part === 'interrupted' && (
            <InterruptedPanel
              t={t}
              saved={snapshot.context.savedBefore}
              missing={remaining(snapshot.context).meters.length}
              onResume={() => actor.send({ type: 'retried' })}
              onLeave={() => actor.send({ type: 'closed' })}
            />
          )}
          {!['busy', 'choosing', 'withoutMeters', 'interrupted', 'closed'].includes(part) && (
            <ExportFailure actor={actor} snapshot={snapshot} isApart={isApart} />
          )}
        </Panel>
      </div>
    </Flow>
  );
};
