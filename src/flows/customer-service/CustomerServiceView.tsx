import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/customerService.ts';
import { fullRequest } from '#machines/customer-service/customerService.setup.ts';
import { findOnlyNeed, isWritten, type NeedCode, type TopicCode } from '#machines/customer-service/topics.ts';
import { maySubmit } from '#machines/domain/account/roles.ts';
import type { phoneLookupMachine } from '#machines/phone-lookup/phoneLookup.machine.ts';
import type { CustomerServiceActor } from '../../../machines/customer-service/customerService.machine.ts';
import { Card } from '../../ui/display/Card.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import type { Elements } from '../../ui/elements.ts';
import { ClosedNotice } from '../../views/ClosedNotice.tsx';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { BrandCall, BrandNumbers, type BrandPhones } from './BrandNumbers.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { form, stack } from './CustomerServiceView.css.ts';
import { NeedChoice } from './NeedChoice.tsx';
import { NeedHeading } from './NeedHeading.tsx';
import { RequestForm } from './RequestForm.tsx';
import { SentRequest } from './SentRequest.tsx';
import { TopicButtons } from './TopicButtons.tsx';

export type PhoneStep = (actor: ActorRefFrom<typeof phoneLookupMachine>) => Elements;

type Props = { actor: CustomerServiceActor };
type PageProps = Props & {
  /** The lookup of a phone number, another flow. */
  phoneStep: PhoneStep;
  phones: BrandPhones;
  /** It may ask before what is typed is lost. */
  onClose: () => void;
};

/** From the first need that is met by writing, the form stays, in sight or not: what is typed outlives another choice. */
const PreservedForm = ({ actor }: Props) => {
  const { need } = useSnapshot(actor).context;
  const isShown = need !== null && isWritten(need);
  const [isOpened, setOpened] = useState(isShown);
  if (isShown && !isOpened) setOpened(true);
  return (
    isOpened && (
      <div hidden={!isShown} className={form}>
        <RequestForm actor={actor} />
      </div>
    )
  );
};

/** The topic, the need, then what the need opens (docs/rules.md#customer-service-page). */
const Request = ({ actor, phoneStep, phones }: Omit<PageProps, 'onClose'>) => {
  const snapshot = useSnapshot(actor);
  const { topic, need, role } = snapshot.context;
  const [resumed] = useState(need);
  const { phoneLookup } = snapshot.children;
  const isBusy = snapshot.hasTag('busy');
  const isOnly = topic !== null && findOnlyNeed(topic) !== null;
  const chooseTopic = (chosen: TopicCode) => actor.send({ type: 'topic.chosen', topic: chosen });
  const chooseNeed = (chosen: NeedCode) => actor.send({ type: 'need.chosen', need: chosen });
  return (
    <>
      {!maySubmit(role, 'customerService') && <ClosedNotice reason={t('adviser')} />}
      <TopicButtons chosen={topic} isDisabled={isBusy} onChoose={chooseTopic} />
      {topic && (
        <Card>
          <div className={stack}>
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

export const CustomerServiceView = ({ actor, phoneStep, phones, onClose }: PageProps) => {
  const snapshot = useSnapshot(actor);
  const { isPublic } = snapshot.context;
  return (
    <Flow id="customerService" snapshot={snapshot}>
      <div className={stack}>
        <PageHeader
          title={t(isPublic ? 'publicTitle' : 'title')}
          {...(!snapshot.matches('sent') && { subtitle: t('intro') })}
          onClose={onClose}
        />
        {isPublic && <BrandNumbers {...phones} />}
        {snapshot.matches('sent') ? (
          <SentRequest
            sent={fullRequest(snapshot.context)}
            onRestart={() => actor.send({ type: 'request.restarted' })}
          />
        ) : (
          <Request actor={actor} phoneStep={phoneStep} phones={phones} />
        )}
      </div>
    </Flow>
  );
};
