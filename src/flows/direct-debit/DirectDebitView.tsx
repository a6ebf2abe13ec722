import { useActorRef } from '@xstate/react';
import { Activity, useEffect, useEffectEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { t } from '#locales/fr/directDebit.ts';
import type { DirectDebitInput } from '#machines/direct-debit/directDebit.machine.ts';
import { findAmountDue, type Holder, paidBy } from '#machines/direct-debit/directDebit.schema.ts';
import { required } from '#machines/setup/chart.ts';
import { formatEuros } from '../../domain/amounts.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { MaskedIban } from '../../fields/iban/MaskedIban.tsx';
import { Button, Spinner } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Steps } from '../../ui/display/Steps.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { addressOfPage, followTyped, type TypedForm } from '../../ui/forms/typedForms.ts';
import { UnsavedGuard } from '../../ui/forms/unsaved.tsx';
import { useBrand } from '../../ui/theme/brand.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { useNoticedEnd } from '../../views/notices/notify.ts';
import { turnedAwayNotice } from '../../views/turnedAwayText.ts';
import { AccountStep } from './AccountStep.tsx';
import { done, page } from './DirectDebit.css.ts';
import { directDebit } from './directDebit.ports.ts';
import { HolderStep } from './HolderStep.tsx';
import { InPlace } from './InPlace.tsx';
import { bills, type DirectDebitActor, type DirectDebitSnapshot, type StepProps } from './step.ts';

type Props = {
  input: DirectDebitInput;
  onInPlace: () => void;
  onAbandoned: () => void;
  onTurnedAway: () => void;
  onRestarted: () => void;
};

/** Typed account holder, to restore after a new sign-in: during the request, its form is unmounted. */
const typedHolder = (holder: Holder | null): TypedForm | null =>
  holder && {
    flow: 'directDebit',
    page: addressOfPage(),
    values: Object.fromEntries(Object.entries(holder).map(([name, value]) => [name, [value]])),
  };

const stateSchema = z.object({ directDebitStep: z.number() });

const stepOfHistory = (): number => {
  const state = stateSchema.safeParse(history.state);
  return state.success ? state.data.directDebitStep : 0;
};

const submitStep = () =>
  [...document.querySelectorAll<HTMLFormElement>('[data-flow="directDebit"] form')]
    .find((form) => form.checkVisibility())
    ?.requestSubmit();

const laterSteps = ['holder', 'account', 'done'] as const;

const toStep = (snapshot: DirectDebitSnapshot): number =>
  laterSteps.findIndex((step) => snapshot.hasTag(step)) + 1;

/** Adds a history entry for each step. Back opens the previous step, and Forward submits the current step. */
const useStepHistory = (actor: DirectDebitActor, onLeft: () => void): void => {
  const step = toStep(useSnapshot(actor));
  const last = useRef(step);
  const furthest = useRef(step);
  const isAhead = useRef(false);

  useEffect(() => {
    const ahead = stepOfHistory() - step;
    if (step > last.current && ahead !== 0) history.pushState({ directDebitStep: step }, '');
    if (step < last.current && ahead > 0) history.go(-ahead);
    isAhead.current = false;
    last.current = step;
    furthest.current = Math.max(furthest.current, step);
  }, [step]);

  const onTraversed = useEffectEvent(() => {
    const reached = stepOfHistory();
    if (reached === step) {
      // Goes back twice after a Forward that the form rejected: the first Back only returned to this step.
      if (isAhead.current) history.back();
      isAhead.current = false;
    } else if (step === 3) onLeft();
    else if (reached > furthest.current) history.back();
    else if (reached > step) {
      isAhead.current = true;
      submitStep();
    } else actor.send({ type: step === 2 ? 'holder.reopened' : 'contract.reopened' });
  });

  useEffect(() => {
    const listen = () => onTraversed();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
};

const steps = [t('steps.contract'), ...laterSteps.map((step) => t(`steps.${step}`))];

const visibleIf = (isVisible: boolean) => (isVisible ? 'visible' : 'hidden');

type DirectDebitProps = { actor: DirectDebitActor; creditor: string; onClose: () => void };

const Unsigned = ({ actor, snapshot }: Omit<StepProps, 'onClose'>) => {
  const { contract } = snapshot.context;
  return (
    <div className={done}>
      <Alert tone="bad" title={t('done.unsigned.title')}>
        {t('done.unsigned.text')}
      </Alert>
      <FormActions>
        <Link variant="outlined" href="/">
          {t('done.dashboard')}
        </Link>
        <Link
          variant="outlined"
          href={contract ? `${bills}?reference=${encodeURIComponent(contract.reference)}` : bills}
        >
          {t(contract ? 'done.payment' : 'done.bills')}
        </Link>
        <Button variant="filled" onPress={() => actor.send({ type: 'restarted' })}>
          {t('done.restart')}
        </Button>
      </FormActions>
    </div>
  );
};

const ContractStep = ({ actor, snapshot, onClose }: StepProps) => {
  const { contract, information } = snapshot.context;
  const { has_mandate, iban, name, site_address, titulaire } = required(information);
  const due = findAmountDue(snapshot.context);
  const { reference, served_address } = required(contract);
  const reading = snapshot.matches('findingBilling') ? t('contract.reading') : null;
  return (
    <Form onSubmit={() => actor.send({ type: 'contract.confirmed' })}>
      <ContractName contract={{ reference, name: name || required(contract).name }} />
      {has_mandate === 1 && (
        <Alert tone="warn" title={t('contract.alreadySigned.title')}>
          {t('contract.alreadySigned.text')}
        </Alert>
      )}
      <DefinitionList
        items={[
          { term: t('contract.site'), value: site_address || served_address },
          { term: t('contract.balance'), value: reading ?? (due === null ? null : formatEuros(due)) },
          { term: t('contract.paidBy'), value: reading ?? t(`contract.mode.${paidBy(snapshot.context)}`) },
          { term: t('contract.account'), value: iban ? <MaskedIban iban={iban} /> : t('contract.none') },
          { term: t('contract.holder'), value: titulaire },
        ]}
      />
      <FormActions>
        <Button onPress={onClose}>{t('leave')}</Button>
        <SubmitButton>{t('next')}</SubmitButton>
      </FormActions>
    </Form>
  );
};

/** Form of the direct debit in three steps. Each step keeps the typed values (docs/rules.md#direct-debit). */
export const DirectDebitView = ({ actor, creditor, onClose }: DirectDebitProps) => {
  const snapshot = useSnapshot(actor);
  const { information, holder } = snapshot.context;
  const current = toStep(snapshot);
  const DoneStep = snapshot.matches('unsigned') ? Unsigned : InPlace;
  const isLoading = current === 0 && (snapshot.hasTag('busy') || !information);
  const props = { actor, snapshot, onClose };
  return (
    <Flow id="directDebit" snapshot={snapshot}>
      {isLoading ? (
        <Dialog title={t('loading.title')} onClose={() => actor.send({ type: 'closed' })}>
          <Spinner label={t('loading.text')} />
        </Dialog>
      ) : (
        <Card>
          <Steps names={steps} current={current} />
          {current === 0 && <ContractStep {...props} />}
          {information && current < 3 && (
            <Activity mode={visibleIf(current === 1)}>
              <HolderStep {...props} />
            </Activity>
          )}
          {holder && current < 3 && (
            <Activity mode={visibleIf(current === 2)}>
              <AccountStep {...props} creditor={creditor} />
            </Activity>
          )}
          {current === 3 && <DoneStep actor={actor} snapshot={snapshot} />}
          <UnsavedGuard
            unsaved={() => (holder && current < 3 && snapshot.status === 'active' ? 'typed' : null)}
          />
        </Card>
      )}
    </Flow>
  );
};

export const DirectDebitPage = ({ input, onInPlace, onAbandoned, onTurnedAway, onRestarted }: Props) => {
  const actor = useActorRef(directDebit, { input });
  const isInPlace = useSnapshot(actor).matches('inPlace');
  useEffect(() => {
    if (isInPlace) onInPlace();
  }, [isInPlace, onInPlace]);
  useEffect(() => followTyped(() => typedHolder(actor.getSnapshot().context.holder)), [actor]);
  useStepHistory(actor, onAbandoned);
  useNoticedEnd(actor, turnedAwayNotice, (end) => {
    if (end.matches('turnedAway')) onTurnedAway();
    if (end.matches('abandoned')) onAbandoned();
    if (end.matches('restarted')) onRestarted();
  });
  return (
    <div className={page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <DirectDebitView
        actor={actor}
        creditor={useBrand().name}
        onClose={() => askBeforeLeaving(() => actor.send({ type: 'closed' }))}
      />
    </div>
  );
};
