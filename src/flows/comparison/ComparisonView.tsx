import { useMemo, useRef } from 'react';
import { t as meterWords } from '#locales/fr/alarm.ts';
import { comparisonWords, t } from '#locales/fr/comparison.ts';
import { t as contractWords } from '#locales/fr/contract.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { plural } from '#locales/translator.ts';
import {
  type ComparisonActor,
  choiceSchema,
  chosenMeters,
  unknownKeys,
} from '#machines/comparison/comparison.machine.ts';
import { fileFormats } from '#machines/export-file/exportFile.state.ts';
import { required } from '#machines/setup/chart.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { addressLength, spacedReference, truncate } from '../../domain/contract/contract.ts';
import { wordSearch } from '../../domain/search.ts';
import { SearchedChoice } from '../../fields/SearchedChoice.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card, TextList } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { Panel } from '../../views/Panel.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import { MissedMeters, TaskFailure, Unequipped } from '../../views/progress/MissedMeters.tsx';
import { ProgressPanel, TaskStatus, useProgress } from '../../views/progress/ProgressPanel.tsx';
import { useMeterSite } from '../../views/sites.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import * as css from './Comparison.css.ts';
import { ComparisonBody, type ComparisonSnapshot, type PartProps } from './ComparisonBody.tsx';

const WrongAddress = ({ snapshot }: { snapshot: ComparisonSnapshot }) => {
  const { context } = snapshot;
  const count = unknownKeys(context).length;
  const wrong = [
    ...(count > 0 ? [t(`wrong.unknown.${plural(count)}`, { count })] : []),
    ...(context.isCut ? [t('wrong.cut')] : []),
    ...(context.isPeriodWrong ? [t('wrong.period')] : []),
  ];
  if (context.meters === null || snapshot.matches('unequipped') || wrong.length === 0) return null;
  return (
    <Alert tone="warn" title={t('wrong.title')}>
      <TextList className={css.wrong} lines={wrong} />
    </Alert>
  );
};

const toLabel = (snapshot: ComparisonSnapshot): string => {
  const count = chosenMeters(snapshot.context).length;
  if (snapshot.matches('listing')) return t('busy.listing');
  if (snapshot.matches('reading')) return t(`busy.reading.${plural(count)}`, { count });
  if (snapshot.matches('writing')) return t('busy.writing');
  return snapshot.matches('saving') ? t('busy.saving') : '';
};

const toPart = (snapshot: ComparisonSnapshot) => {
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.hasTag('failed')) return 'failed';
  return typeof snapshot.value === 'string' ? snapshot.value : 'choosing';
};

const toTitle = (snapshot: ComparisonSnapshot): string => {
  if (snapshot.matches('unlisted')) return meterWords('unlisted');
  return t(snapshot.matches('unwritten') ? 'unwritten' : 'interrupted');
};

const ComparisonFailure = ({ actor, snapshot }: PartProps) => (
  <TaskFailure
    title={toTitle(snapshot)}
    failure={snapshot.context.failure}
    onRetry={() => actor.send({ type: 'retried' })}
  >
    {snapshot.matches('interrupted') && (
      <Button variant="text" onPress={() => actor.send({ type: 'choice.reopened' })}>
        {t('change')}
      </Button>
    )}
    {snapshot.matches('unwritten') && (
      <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
        {ui('cancel')}
      </Button>
    )}
  </TaskFailure>
);

const ComparisonActions = ({ actor, snapshot }: PartProps) => {
  const { saved, missed } = snapshot.context;
  return (
    <div className={css.section}>
      {saved && snapshot.matches({ choosing: 'saved' }) && (
        <Alert tone="ok" title={t(`saved.${plural(saved.count)}`, saved)} />
      )}
      {missed.length > 0 && <MissedMeters missed={missed} onRetry={() => actor.send({ type: 'retried' })} />}
      <div className={buttons}>
        {fileFormats.map((format) => {
          const requested = { type: 'file.requested', format } as const;
          return (
            snapshot.can(requested) && (
              <Button key={format} onPress={() => actor.send(requested)}>
                {t(`files.${format}`)}
              </Button>
            )
          );
        })}
        <Button variant="text" onPress={() => actor.send({ type: 'choice.reopened' })}>
          {t('change')}
        </Button>
      </div>
    </div>
  );
};

const toRead = (meter: Meter, title: string) => ({
  name: meterName(meter),
  detail: [
    title,
    truncate(meter.adresseDesserte, addressLength) || contractWords('noAddress'),
    spacedReference(meter.reference),
  ]
    .filter(Boolean)
    .join(' · '),
});

const wordsOf = (meter: Meter, title: string) => [
  title,
  meter.matriculeCompteur,
  meter.adresseDesserte,
  meter.reference,
  spacedReference(meter.reference),
];

const words = {
  label: t('compteurs.label'),
  hint: t('compteurs.hint'),
  search: t('compteurs.search'),
  searchHint: t('compteurs.searchHint'),
  none: t('compteurs.none'),
  more: (form: 'one' | 'other', count: number) => t(`compteurs.more.${form}`, { count }),
};

const MeterSelection = ({ actor, snapshot }: PartProps) => {
  const meters = required(snapshot.context.meters);
  const siteOf = useMeterSite();
  return (
    <Card>
      <Form
        schema={choiceSchema}
        words={[comparisonWords]}
        onSubmit={(values) => actor.send({ type: 'form.submitted', values })}
        isPreserved={() => true}
      >
        <SearchedChoice
          name="compteurs"
          items={meters}
          search={useMemo(
            () => wordSearch(meters, (meter) => wordsOf(meter, siteOf(meter).title)),
            [meters, siteOf],
          )}
          keyOf={meterKey}
          readOf={(meter) => toRead(meter, siteOf(meter).title)}
          first={() => chosenMeters(snapshot.context).map(meterKey)}
          words={words}
        />
        <FormActions>
          <SubmitButton>{t('submit')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
};

const ComparisonTask = ({ actor, snapshot }: PartProps) => {
  const hadFocus = useRef(false);
  const { listMeters, readMeasures } = snapshot.children;
  const progress = useProgress(listMeters ?? readMeasures);
  const label = toLabel(snapshot);
  const part = toPart(snapshot);
  const stop = snapshot.matches('reading')
    ? ({ type: 'choice.reopened' } as const)
    : ({ type: 'cancelled' } as const);
  return (
    <div className={css.section}>
      <TaskStatus label={label} progress={part === 'busy' ? progress : null} />
      <Panel key={part} hadFocus={hadFocus}>
        {part === 'busy' && (
          <ProgressPanel
            label={label}
            progress={progress}
            {...(snapshot.can(stop) && { onCancel: () => actor.send(stop) })}
          />
        )}
        {part === 'unequipped' && (
          <Unequipped
            {...(snapshot.context.meters?.length === 1 && { title: t('unequipped.one') })}
            text={t('unequipped.text')}
          />
        )}
        {part === 'selecting' && <MeterSelection actor={actor} snapshot={snapshot} />}
        {part === 'failed' && <ComparisonFailure actor={actor} snapshot={snapshot} />}
        {part === 'choosing' && <ComparisonActions actor={actor} snapshot={snapshot} />}
      </Panel>
    </div>
  );
};

export const ComparisonView = ({ actor }: { actor: ComparisonActor }) => {
  const snapshot = useSnapshot(actor);
  const isCompared = !snapshot.hasTag('gathering');
  return (
    <Flow id="comparison" snapshot={snapshot}>
      <div className={snapshot.hasTag('busy') ? css.pageUnderWay : css.page}>
        <PageHeader title={t('title')} parent={{ href: '/espace-consommation', name: t('parent') }} />
        {!isCompared && <p className={css.intro}>{t('about')}</p>}
        <UnreadNotice unread={snapshot.context.unread} />
        <WrongAddress snapshot={snapshot} />
        <Boundary>
          <ComparisonTask actor={actor} snapshot={snapshot} />
        </Boundary>
        <Boundary>{isCompared && <ComparisonBody actor={actor} snapshot={snapshot} />}</Boundary>
      </div>
    </Flow>
  );
};
