import Printer from 'lucide-react/icons/printer';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/certificate.ts';
import { t as exportWords, exportWords as exportWordsOfExport } from '#locales/fr/export.ts';
import {
  type CertificateActor,
  type certificateMachine,
  statementIn,
} from '#machines/certificate/certificate.machine.ts';
import { exportRangeSchema } from '../../domain/consumption/exportRange.ts';
import { MonthFields } from '../../fields/consumption/MonthFields.tsx';
import { fields, hint } from '../../fields/Fields.css.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { FieldSkeleton } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { form } from '../../ui/forms/Form.css.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { FieldRow, FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { failureOfList } from '../../views/forbidden.tsx';
import * as css from './Certificate.css.ts';
import { type Maker, periodText, Sheet } from './Sheet.tsx';

type Snapshot = SnapshotFrom<typeof certificateMachine>;

const toStatus = (snapshot: Snapshot) => {
  if (snapshot.matches({ measured: 'certified' })) return 'shown';
  if (snapshot.matches('unknown') || snapshot.matches({ measured: 'empty' })) return 'empty';
  return snapshot.hasTag('busy') ? 'loading' : 'failed';
};

const Unknown = () => (
  <>
    <p>{t('unknown.help')}</p>
    <Link variant="outlined" href="/espace-consommation">
      {t('unknown.list')}
    </Link>
  </>
);

const toEmptyTitle = (snapshot: Snapshot) =>
  snapshot.matches('unknown')
    ? t('unknown.message')
    : t('empty.title', { period: periodText(snapshot.context.days) });

type Props = { actor: CertificateActor; meterAddress: string; maker: Maker; customer: string };

const PeriodSkeleton = () => (
  <Card title={t('period.title')}>
    <div className={form}>
      <div className={fields}>
        <FieldRow>
          <FieldSkeleton />
          <FieldSkeleton />
        </FieldRow>
        <p className={hint}>{exportWords('monthHint')}</p>
      </div>
      <FormActions>
        <Skeleton width="12rem" height={controlHeight} />
      </FormActions>
    </div>
  </Card>
);

const PeriodForm = ({ actor }: { actor: CertificateActor }) => {
  const snapshot = useSnapshot(actor);
  const { today, days } = snapshot.context;
  const schema = useMemo(() => exportRangeSchema(today), [today]);
  return (
    <Card title={t('period.title')}>
      <Form
        schema={schema}
        words={[exportWordsOfExport]}
        onSubmit={(values) => actor.send({ type: 'period.chosen', values })}
        isBusy={snapshot.hasTag('busy')}
        // The statechart keeps the typed period, so leaving the page needs no confirmation.
        isPreserved={() => true}
      >
        <input type="hidden" name="mode" value="monthly" />
        <MonthFields
          range={{ mode: 'monthly', start_date: days.startDate, end_date: days.endDate }}
          today={today}
        />
        <FormActions>
          <SubmitButton variant="outlined">{t('period.submit')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
};

export const CertificateView = ({ actor, meterAddress, ...sheet }: Props) => {
  const snapshot = useSnapshot(actor);
  const { found, days, read, today, failure } = snapshot.context;
  const status = toStatus(snapshot);
  return (
    <Flow id="certificate" snapshot={snapshot}>
      <div className={css.page}>
        <div className={css.screenOnly}>
          <PageHeader title={t('title')} parent={{ href: meterAddress, name: t('parent') }}>
            {status === 'loading' && <Skeleton width="17.5rem" height={controlHeight} />}
            {status === 'shown' && (
              <Button variant="filled" icon={<Printer />} onPress={() => print()}>
                {t('print')}
              </Button>
            )}
          </PageHeader>
        </div>
        {(found || status === 'loading') && (
          <div className={css.screenOnly}>{found ? <PeriodForm actor={actor} /> : <PeriodSkeleton />}</div>
        )}
        <ListContainer
          status={status}
          skeleton={<Skeleton width="min(50rem, 100%)" height="32rem" />}
          onRetry={() => actor.send({ type: 'retried' })}
          {...failureOfList(failure)}
          emptyTitle={toEmptyTitle(snapshot)}
          emptyText={snapshot.matches('unknown') ? <Unknown /> : t('empty.text')}
        >
          {found && (
            <Sheet
              found={found}
              days={days}
              today={today}
              statement={statementIn({ days, today }, found.meter, read)}
              {...sheet}
            />
          )}
        </ListContainer>
      </div>
    </Flow>
  );
};
