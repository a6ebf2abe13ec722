import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { t } from '#locales/fr/payment.ts';
import { t as ui } from '#locales/fr/ui.ts';
import {
  formAddress,
  type MandateForm,
  type MandateMessage,
  type PaymentActor,
  type PaymentInput,
  type PaymentSnapshot,
  paymentMachine,
  readMandateMessage,
} from '#machines/payment/payment.machine.ts';
import { required } from '#machines/setup/chart.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { FieldSkeleton } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { frame, hiddenFrame } from '../../ui/display/Steps.css.ts';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { useNoticedEnd } from '../../views/notices/notify.ts';
import { turnedAwayNotice } from '../../views/turnedAwayText.ts';
import { about, content, note, page, shape, stageOf } from './Payment.css.ts';

type Props = {
  input: PaymentInput;
  form: MandateForm;
  onProfileOutdated: () => void;
  onTurnedAway: () => void;
};

const toBills = (
  <Link variant="outlined" href="/espace-facturation">
    {t('bills')}
  </Link>
);

const Saved = () => {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <>
      <Alert ref={message} tone="ok" title={t('saved.title')}>
        {t('saved.text')}
      </Alert>
      <FormActions>
        <Link variant="outlined" href="/">
          {t('dashboard')}
        </Link>
        <Link variant="filled" href="/espace-facturation">
          {t('bills')}
        </Link>
      </FormActions>
    </>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If the removed mandate form had the focus, the browser has moved the focus to `body`.
    if (document.activeElement === document.body) message.current?.focus();
  }, []);
  return (
    <>
      <Alert ref={message} tone="bad" title={t('failed.title')}>
        {t('failed.text')}
      </Alert>
      <FormActions>
        {toBills}
        <Button variant="filled" onPress={onRetry}>
          {ui('retry')}
        </Button>
      </FormActions>
    </>
  );
};

type ViewProps = { actor: PaymentActor; form: MandateForm };

type FramedFormProps = ViewProps & { snapshot: PaymentSnapshot; onReload: () => void };

/** Calls `onMessage` with each parsed message of the mandate form in the returned iframe. */
const useMandateMessages = (origin: string, onMessage: (message: MandateMessage) => void) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent(onMessage);
  useLayoutEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const isOfForm = source === frame.current?.contentWindow && from === origin;
      const message = isOfForm && readMandateMessage(data);
      if (message) receive(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);
  return frame;
};

const FramedForm = ({ actor, snapshot, form, onReload }: FramedFormProps) => {
  const [height, setHeight] = useState<number>();
  const isShown = snapshot.matches('shown');
  const isLate = snapshot.matches('late');
  const { reference } = required(snapshot.context.contract);
  const iframe = useMandateMessages(form.origin, (message) => {
    if (message.type === 'mandate.resized') setHeight(message.height);
    else actor.send(message);
  });
  return (
    <>
      <div className={about}>
        <p role="status" className={note}>
          {isShown ? t('shown.text') : t(isLate ? 'late.text' : 'loading')}
        </p>
        {(isShown || isLate) && (
          <Button variant={isLate ? 'outlined' : 'text'} onPress={onReload}>
            {isLate ? ui('retry') : t('shown.reload')}
          </Button>
        )}
      </div>
      <div className={stageOf[isShown && height !== undefined ? 'sized' : 'free']}>
        {!isShown && (
          <div className={shape}>
            <FieldSkeleton />
            <FieldSkeleton />
          </div>
        )}
        <iframe
          ref={iframe}
          title={t('frame')}
          src={formAddress(form, reference)}
          sandbox={form.sandbox}
          onLoad={() => actor.send({ type: 'form.loaded' })}
          allow=""
          referrerPolicy="no-referrer"
          className={isShown ? frame : hiddenFrame}
          {...(height !== undefined && { style: { height } })}
        />
      </div>
      {/* Link to the invoices, because the mandate site may never send its result to the portal. */}
      {isShown && <p className={note}>{t('shown.next')}</p>}
      {isShown && <FormActions>{toBills}</FormActions>}
    </>
  );
};

export const PaymentView = ({ actor, form }: ViewProps) => {
  const snapshot = useSnapshot(actor);
  const { contract } = snapshot.context;
  const [frame, setFrame] = useState(0);
  const reload = () => {
    setFrame((last) => last + 1);
    actor.send({ type: 'form.reloaded' });
  };
  return (
    <Flow id="payment" snapshot={snapshot}>
      {contract && (
        <Card>
          <div className={content}>
            <ContractName contract={contract} />
            {snapshot.hasTag('framed') && (
              <FramedForm key={frame} actor={actor} snapshot={snapshot} form={form} onReload={reload} />
            )}
            {snapshot.matches('failed') && <Failed onRetry={reload} />}
            {snapshot.matches('saved') && <Saved />}
          </div>
        </Card>
      )}
    </Flow>
  );
};

export const PaymentPage = ({ input, form, onProfileOutdated, onTurnedAway }: Props) => {
  const actor = useActorRef(paymentMachine, { input });
  const isShown = useSnapshot(actor).matches('shown');
  // Reloads the profile, because the mandate site may have saved the mandate without a message.
  useEffect(() => (isShown ? onProfileOutdated : undefined), [isShown, onProfileOutdated]);
  useNoticedEnd(actor, turnedAwayNotice, onTurnedAway);
  return (
    <div className={page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <PaymentView actor={actor} form={form} />
    </div>
  );
};
