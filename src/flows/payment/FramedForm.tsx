import { useState } from 'react';
import { t } from '#locales/fr/payment.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { formAddress, type MandateForm } from '#machines/payment/mandateForm.ts';
import { readMandateMessage } from '#machines/payment/mandateMessage.ts';
import { required } from '#machines/setup/required.ts';
import type { PaymentActor, PaymentSnapshot } from '../../../machines/payment/payment.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { ForeignFrame } from '../../ui/display/ForeignFrame.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { about, note, stageOf } from './PaymentView.css.ts';
import { WayOn } from './WayOn.tsx';

type Props = { actor: PaymentActor; snapshot: PaymentSnapshot; form: MandateForm; onReload: () => void };

/** The form of the third party, its shape until it is there, a way to ask for it again, and the way on. */
export const FramedForm = ({ actor, snapshot, form, onReload }: Props) => {
  const [height, setHeight] = useState<number>();
  const isShown = snapshot.matches('shown');
  const isLate = snapshot.matches('late');
  const { reference } = required(snapshot.context.contract);

  const handleMessage = (data: unknown) => {
    const message = readMandateMessage(data);
    if (message?.type === 'mandate.resized') setHeight(message.height);
    else if (message) actor.send(message);
  };

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
        {!isShown && <FormSkeleton />}
        <ForeignFrame
          title={t('frame')}
          address={formAddress(form, reference)}
          sandbox={form.sandbox}
          origin={form.origin}
          onMessage={handleMessage}
          onLoad={() => actor.send({ type: 'form.loaded' })}
          height={height}
          isHidden={!isShown}
        />
      </div>
      {isShown && <WayOn />}
    </>
  );
};
