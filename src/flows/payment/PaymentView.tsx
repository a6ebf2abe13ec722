import { useState } from 'react';
import type { MandateForm } from '#machines/payment/mandateForm.ts';
import type { PaymentActor } from '../../../machines/payment/payment.machine.ts';
import { ContractName } from '../../fields/contract/ContractName.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { FramedForm } from './FramedForm.tsx';
import { Failed, Saved } from './Outcome.tsx';
import { content } from './PaymentView.css.ts';

type Props = { actor: PaymentActor; form: MandateForm };

/** The mandate of a contract, typed in the form of a third party (docs/rules.md#payment-page). */
export const PaymentView = ({ actor, form }: Props) => {
  const snapshot = useSnapshot(actor);
  const { contract } = snapshot.context;
  // A form that is asked for again has a frame of its own.
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
