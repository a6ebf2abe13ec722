import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Brand } from '#brands/brand.ts';
import { t } from '#locales/fr/customerService.ts';
import type { MeterReading } from '#machines/customer-service/customerService.schema.ts';
import {
  findForm,
  findOnlyNeed,
  isWritten,
  listNeeds,
  type NeedCode,
  type TopicCode,
} from '#machines/customer-service/topics.ts';
import type { phoneLookupMachine } from '#machines/phone-lookup/phoneLookup.machine.ts';
import { required } from '#machines/setup/chart.ts';
import {
  type CustomerServiceActor,
  fullRequest,
} from '../../../machines/customer-service/customerService.machine.ts';
import { maySubmit } from '../../domain/account/user.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import type { OpenedMeter } from '../../domain/request/meterReading.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { DefinitionList } from '../../ui/display/DefinitionList.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { media } from '../../ui/theme/tokens.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { ClosedNotice } from '../../views/forms/FormFlow.tsx';
import { PhoneAnchor } from '../../views/Screen.tsx';
import { phoneCard } from '../../views/Views.css.ts';
import * as css from './CustomerService.css.ts';
import { RequestForm } from './RequestForm.tsx';
import { listReadingLines } from './reading/meterReading.ts';
import { LowerIndex } from './reading/ReadingFields.tsx';
import { SentRequest } from './SentRequest.tsx';
import { TopicButtons } from './TopicButtons.tsx';

export type PhoneStep = (actor: ActorRefFrom<typeof phoneLookupMachine>) => Elements;

type Props = { actor: CustomerServiceActor };
type BrandPhones = Pick<Brand, 'emergencyPhone' | 'servicePhone'>;

const BrandNumbers = ({ emergencyPhone, servicePhone }: BrandPhones) => (
  <ul aria-label={t('numbers.label')} className={css.numbers}>
    <li className={phoneCard.emergency}>
      <span>{t('numbers.emergency')}</span> <PhoneAnchor number={emergencyPhone} />
    </li>
    <li className={phoneCard.day}>
      <span>{t('numbers.service')}</span> <PhoneAnchor number={servicePhone} />
    </li>
  </ul>
);

/** Phone number of the brand, for visitors. Only customers may search the phone number of their town. */
const BrandCall = ({ need, emergencyPhone, servicePhone }: BrandPhones & { need: NeedCode }) => {
  const isUrgent = findForm(need) === 'contactTelUrgency';
  return (
    <p role="status" className={css.call}>
      <span>{t(isUrgent ? 'call.contactTelUrgency' : 'call.contactTelMtc')}</span>{' '}
      <PhoneAnchor number={isUrgent ? emergencyPhone : servicePhone} />
    </p>
  );
};

type PageProps = Props & { phoneStep: PhoneStep; phones: BrandPhones; onClose: () => void; back?: Elements };

/** Hides the form instead of removing it, so that another request subject keeps the typed values. */
const PreservedForm = ({ actor }: Props) => {
  const { need } = useSnapshot(actor).context;
  const isShown = need !== null && isWritten(need);
  const [isOpened, setOpened] = useState(isShown);
  if (isShown && !isOpened) setOpened(true);
  return (
    isOpened && (
      <div hidden={!isShown} className={css.form}>
        <RequestForm actor={actor} />
      </div>
    )
  );
};

type ReadingSummaryProps = {
  reading: MeterReading;
  reference: string;
  opened: OpenedMeter | null | undefined;
};

const ReadingSummary = ({ reading, reference, opened }: ReadingSummaryProps) => {
  const last = opened?.label === reading.meter && opened.reference === reference ? opened.last : null;
  return (
    <>
      <DefinitionList
        items={[
          ...listReadingLines(reading),
          { term: t('reading.contract.label'), value: spacedReference(reference) },
        ]}
      />
      <LowerIndex read={reading} last={last} />
    </>
  );
};

/** Dialog in which the user confirms the name for the request (docs/rules.md#identity-confirmation). */
const ConfirmIdentity = ({ actor }: { actor: CustomerServiceActor }) => {
  const { request, meter } = useSnapshot(actor).context;
  const { first_name, last_name, reading, references } = required(request);
  return (
    <Dialog title={t('confirming.title')} onClose={() => actor.send({ type: 'identity.closed' })}>
      <p>{t('confirming.text', { name: `${first_name} ${last_name}` })}</p>
      <p>{t('confirming.help')}</p>
      {reading && <ReadingSummary reading={reading} reference={references} opened={meter} />}
      <FormActions>
        <Button onPress={() => actor.send({ type: 'identity.denied' })}>{t('confirming.deny')}</Button>
        <Button variant="filled" onPress={() => actor.send({ type: 'identity.confirmed' })}>
          {t('confirming.confirm')}
        </Button>
      </FormActions>
    </Dialog>
  );
};

type NeedChoiceProps = {
  topic: TopicCode;
  chosen: NeedCode | null;
  isDisabled: boolean;
  onChoose: (need: NeedCode) => void;
};

const NeedChoice = ({ topic, chosen, isDisabled, onChoose }: NeedChoiceProps) => {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (topic) ref.current?.focus();
  }, [topic]);
  return (
    <section ref={ref} tabIndex={-1} aria-label={t(`topics.${topic}`)} className={css.section}>
      <RadioGroup
        name="need_code"
        label={t('need')}
        orientation="vertical"
        options={listNeeds(topic).map(({ code }) => ({ value: code, label: t(`needs.${code}`) }))}
        value={chosen}
        isDisabled={isDisabled}
        onChange={onChoose}
      />
    </section>
  );
};

/** True if the next step may be below the screen: after a tap on a touch screen, but not with a keyboard. */
const isOutOfSight = (): boolean =>
  !matchMedia(media.mouse).matches && document.activeElement?.matches(':focus-visible') !== true;

type NeedHeadingProps = { need: NeedCode; isOnly: boolean; isResumed: boolean };

const NeedHeading = ({ need, isOnly, isResumed }: NeedHeadingProps) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!need || isResumed) return;
    if (isOutOfSight()) {
      ref.current?.focus({ preventScroll: true });
      ref.current?.scrollIntoView();
    } else if (isOnly) ref.current?.focus();
  }, [need, isOnly, isResumed]);
  // `useEffect`, to run after the layout effect that focuses the title of the page.
  useEffect(() => {
    if (!isResumed) return;
    ref.current?.focus({ preventScroll: true });
    // Scrolls after a paint, because a scroll while the page grows would count as a layout shift.
    requestAnimationFrame(() => setTimeout(() => ref.current?.scrollIntoView()));
  }, [isResumed]);
  return (
    <h2 ref={ref} tabIndex={-1} className={css.heading}>
      {t(isWritten(need) ? 'opened.request' : 'opened.call')}
    </h2>
  );
};

const Request = ({ actor, phoneStep, phones }: Omit<PageProps, 'onClose'>) => {
  const snapshot = useSnapshot(actor);
  const { topic, need, role } = snapshot.context;
  const [resumed, setResumed] = useState(need);
  const { phoneLookup } = snapshot.children;
  const isBusy = snapshot.hasTag('busy');
  const isOnly = topic !== null && findOnlyNeed(topic) !== null;
  const chooseTopic = (chosen: TopicCode) => {
    setResumed(null);
    actor.send({ type: 'topic.chosen', topic: chosen });
  };
  const chooseNeed = (chosen: NeedCode) => {
    setResumed(null);
    actor.send({ type: 'need.chosen', need: chosen });
  };
  return (
    <>
      {!maySubmit(role, 'customerService') && <ClosedNotice reason={t('adviser')} />}
      <TopicButtons chosen={topic} isDisabled={isBusy} onChoose={chooseTopic} />
      {topic && (
        <Card>
          <div className={css.stack}>
            {!isOnly && <NeedChoice topic={topic} chosen={need} isDisabled={isBusy} onChoose={chooseNeed} />}
            {need && <NeedHeading need={need} isOnly={isOnly} isResumed={need === resumed} />}
            <PreservedForm actor={actor} />
            {phoneLookup && phoneStep(phoneLookup)}
            {need && snapshot.matches({ preparing: { calling: 'brand' } }) && (
              <BrandCall need={need} {...phones} />
            )}
          </div>
        </Card>
      )}
      {snapshot.matches('confirming') && <ConfirmIdentity actor={actor} />}
    </>
  );
};

export const CustomerServiceView = ({ actor, phoneStep, phones, onClose, back }: PageProps) => {
  const snapshot = useSnapshot(actor);
  const { isPublic } = snapshot.context;
  return (
    <Flow id="customerService" snapshot={snapshot}>
      <div className={css.stack}>
        <PageHeader
          title={t(isPublic ? 'publicTitle' : 'title')}
          {...(!snapshot.matches('sent') && { subtitle: t('intro') })}
          onClose={onClose}
        />
        {isPublic && <BrandNumbers {...phones} />}
        {snapshot.matches('sent') ? (
          <SentRequest
            sent={fullRequest(snapshot.context)}
            back={back}
            onRestart={() => actor.send({ type: 'request.restarted' })}
          />
        ) : (
          <Request actor={actor} phoneStep={phoneStep} phones={phones} />
        )}
      </div>
    </Flow>
  );
};
