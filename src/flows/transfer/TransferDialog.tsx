import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t, transferWords } from '#locales/fr/transfer.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { fieldWords, plural } from '#locales/translator.ts';
import { required } from '#machines/setup/chart.ts';
import {
  type TransferActor,
  type TransferInput,
  type TransferSnapshot,
  transferSchema,
} from '#machines/transfer/transfer.machine.ts';
import { formatCents } from '../../domain/amounts.ts';
import type { TransferOrder } from '../../domain/billing/painFile.ts';
import { cutSepaText, isSepaName, longestName, lossesOf } from '../../domain/billing/sepa.ts';
import { sumCents } from '../../domain/billing/toPay.ts';
import {
  countOverdue,
  executionDay,
  groupings,
  type Left,
  leftReasons,
  proposedDay,
  requestedDays,
  toTransfers,
} from '../../domain/billing/transfer.ts';
import { type IsoDay, isIsoDay, isoDay, readDay } from '../../domain/calendar.ts';
import { dayName } from '../../domain/format.ts';
import { spacedIban } from '../../domain/iban.ts';
import { IbanField } from '../../fields/iban/IbanField.tsx';
import { useDebounced } from '../../ui/browser/hooks.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { DialogContent } from '../../ui/dialogs/Dialog.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { TextList } from '../../ui/display/layout.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { DateField } from '../../ui/forms/text/DateField.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { Flow, useFlowEnd, useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { SavedAlert } from '../../views/progress/InterruptedPanel.tsx';
import * as css from './Transfer.css.ts';
import { transfer } from './transfer.ports.ts';

const field = fieldWords(transferWords);

const leftLines = (left: Left): string[] =>
  leftReasons
    .filter((reason) => left[reason] > 0)
    .map((reason) => t(`left.${reason}.${plural(left[reason])}`, { count: left[reason] }));

const LeftOut = ({ left }: { left: Left }) => {
  const lines = leftLines(left);
  const count = leftReasons.reduce((sum, reason) => sum + left[reason], 0);
  return (
    lines.length > 0 && (
      <Alert tone="warn" title={t(`left.title.${plural(count)}`, { count })} isAnnounced={false}>
        <TextList lines={lines} />
      </Alert>
    )
  );
};

type PartProps = { actor: TransferActor; snapshot: TransferSnapshot };

const Nothing = ({ actor, snapshot }: PartProps) => {
  const { selected, left } = snapshot.context;
  return (
    <>
      <Alert tone="info" title={t(`nothing.${selected.length === 0 ? 'selected' : 'payable'}`)}>
        {selected.length === 0 ? <p>{t('nothing.selectedHelp')}</p> : <TextList lines={leftLines(left)} />}
      </Alert>
      <FormActions>
        <Button onPress={() => actor.send({ type: 'closed' })}>{ui('close')}</Button>
      </FormActions>
    </>
  );
};

/** Remark about a day without bank transfers; null for other days (docs/rules.md#transfer). */
const closedText = (day: IsoDay): string | null =>
  isIsoDay(day) && executionDay(day) !== day ? t('closed', { day: dayName(executionDay(day)) }) : null;

const lateText = (day: IsoDay, { invoices, today }: TransferSnapshot['context']): string | null => {
  const count = isIsoDay(day) ? countOverdue(invoices, isoDay(today), executionDay(day)) : 0;
  return count > 0 ? t(`late.${plural(count)}`, { count }) : null;
};

/** Field for the account holder, and the name in the file if it differs (docs/rules.md#transfer). */
const HolderField = ({ holder }: { holder: string }) => {
  const [name, setName] = useState(holder);
  const written = cutSepaText(name, longestName);
  const isSettled = useDebounced(name) === name;
  return (
    <div>
      <TextField {...field('debtor_name')} autoComplete="off" defaultValue={holder} onChange={setName} />
      <p role="status" className={`${css.soft} ${css.remark}`}>
        {isSettled && isSepaName(name) && written !== name.trim() && (
          <span>
            {lossesOf(name).reduce(
              (words, loss) => `${words.replace(/\.?$/, '.')} ${t(`debtor_name.${loss}`)}`,
              t('debtor_name.written', { name: written }),
            )}
          </span>
        )}
      </p>
    </div>
  );
};

const DayField = ({ context }: Pick<TransferSnapshot, 'context'>) => {
  const proposed = proposedDay(context.invoices, context.today);
  const [day, setDay] = useState(proposed);
  const { min, max } = requestedDays(context.today);
  const remarks = min <= day && day <= max ? [closedText(day), lateText(day, context)] : [];
  return (
    <div>
      <DateField {...field('requested_date')} defaultValue={proposed} min={min} max={max} onChange={setDay} />
      <div role="status" className={css.remark}>
        {remarks.map(
          (remark) => remark && <Alert key={remark} tone="info" title={remark} isAnnounced={false} />,
        )}
      </div>
    </div>
  );
};

const TransferForm = ({ actor, snapshot, holder }: PartProps & { holder: string }) => {
  const { invoices, left, failure } = snapshot.context;
  const { length: count } = invoices;
  const undated = invoices.filter(({ dateEcheance }) => readDay(dateEcheance) === null).length;
  return (
    <Form
      schema={transferSchema(snapshot.context)}
      words={[transferWords]}
      onSubmit={(values) => actor.send({ type: 'form.submitted', values })}
      formError={failure && `${t('failed')}. ${failureText(failure)}`}
      isBusy={snapshot.hasTag('busy')}
      isOver={() => {
        const now = actor.getSnapshot();
        return now.status !== 'active' || now.hasTag('busy') || now.hasTag('fileSaved');
      }}
    >
      <div>
        <p className={css.sum}>
          {t(`sum.${plural(count)}`, { count, amount: formatCents(sumCents(invoices)) })}
        </p>
        <p className={css.soft}>{t('portal')}</p>
        {undated > 0 && <p className={css.soft}>{t(`undated.${plural(undated)}`, { count: undated })}</p>}
      </div>
      <LeftOut left={left} />
      <HolderField holder={holder} />
      <div>
        <IbanField />
        <p className={css.soft}>{t('privacy')}</p>
      </div>
      <DayField context={snapshot.context} />
      <RadioGroup
        {...field('grouping')}
        defaultValue="invoice"
        options={groupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
        hint={`${t('grouping.counts', { invoice: count, contract: toTransfers(invoices, 'contract').length })} ${t('grouping.hint')}`}
      />
      <FormActions>
        <Button onPress={() => actor.send({ type: 'closed' })}>{ui('cancel')}</Button>
        <SubmitButton busy={t('writing')}>{t('submit')}</SubmitButton>
      </FormActions>
    </Form>
  );
};

const totalOf = ({ transfers }: TransferOrder): string =>
  formatCents(transfers.reduce((sum, { cents }) => sum + cents, 0));

const cutLines = ({ transfers }: TransferOrder): string[] =>
  (['reference', 'remittance'] as const).flatMap((part) => {
    const count = transfers.filter(({ cut }) => cut.includes(part)).length;
    return count > 0 ? [t(`cut.${part}.${plural(count)}`, { count })] : [];
  });

const Outcome = ({ actor, snapshot }: PartProps) => {
  const { failure } = snapshot.context;
  const order = required(snapshot.context.order);
  const { name, count } = required(snapshot.context.saved);
  const { creditor, debtor, day } = order;
  const cut = cutLines(order);
  return (
    <>
      <SavedAlert
        title={t(`saved.${plural(count)}`, { name, count, amount: totalOf(order) })}
        isSaving={snapshot.matches('savingAgain')}
        failure={snapshot.matches('unsaved') ? failure : null}
        onRepeat={() => actor.send({ type: 'save.repeated' })}
      />
      {cut.length > 0 && (
        <Alert tone="warn" title={t('cut.title')} isAnnounced={false}>
          <TextList lines={cut} />
        </Alert>
      )}
      <section className={css.block}>
        <h3>{t('next.title')}</h3>
        <ol className={css.steps}>
          {(['import', 'check', 'sign', 'once'] as const).map((step) => (
            <li key={step}>{t(`next.${step}`)}</li>
          ))}
        </ol>
      </section>
      <DefinitionList
        items={[
          { term: t('facts.total'), value: totalOf(order) },
          { term: t('facts.day'), value: [dayName(day), closedText(day)].filter(Boolean).join('. ') },
          { term: t('facts.debtor'), value: cutSepaText(debtor.name, longestName) },
          { term: t('facts.debtorIban'), value: spacedIban(debtor.iban) },
          { term: t('facts.name'), value: creditor.name },
          { term: t('facts.iban'), value: spacedIban(creditor.iban) },
          { term: t('facts.bic'), value: creditor.bic },
        ]}
      />
      <p>{t(`next.pending.${plural(snapshot.context.invoices.length)}`)}</p>
      <FormActions>
        <Button onPress={() => actor.send({ type: 'form.reopened' })}>{t('reopen')}</Button>
        <Button variant="filled" onPress={() => actor.send({ type: 'closed' })}>
          {ui('close')}
        </Button>
      </FormActions>
    </>
  );
};

const Part = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) {
      ref.current?.focus({ preventScroll: true });
      ref.current?.scrollIntoView({ block: 'start' });
    }
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <div ref={ref} tabIndex={-1} className={css.part} hidden={!isShown}>
      {children}
    </div>
  );
};

type ViewProps = { actor: TransferActor; holder: string };

/** The form stays mounted under the result, because only its fields contain the IBAN. */
export const TransferView = ({ actor, holder }: ViewProps) => {
  const snapshot = useSnapshot(actor);
  const isSaved = snapshot.hasTag('fileSaved');
  return (
    <Flow id="transfer" snapshot={snapshot}>
      {snapshot.matches('nothingToPay') ? (
        <div className={css.page}>
          <Nothing actor={actor} snapshot={snapshot} />
        </div>
      ) : (
        <>
          <Part isShown={isSaved}>
            <div className={css.page}>{isSaved && <Outcome actor={actor} snapshot={snapshot} />}</div>
          </Part>
          <Part isShown={!isSaved}>
            <TransferForm actor={actor} snapshot={snapshot} holder={holder} />
          </Part>
        </>
      )}
    </Flow>
  );
};

type Props = Omit<ViewProps, 'actor'> & { input: TransferInput; onAbandoned: () => void };

const TransferDialog = ({ input, holder, onAbandoned }: Props) => {
  const actor = useActorRef(transfer, { input });
  useFlowEnd(actor, onAbandoned);
  return (
    <DialogContent title={t('title')} onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}>
      <TransferView actor={actor} holder={holder} />
    </DialogContent>
  );
};

export default TransferDialog;
