import { Activity } from 'react';
import { t } from '#locales/fr/directDebit.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Steps } from '../../ui/display/Steps.tsx';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard.tsx';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { AccountStep } from './AccountStep.tsx';
import { ContractStep } from './ContractStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import type { DirectDebitActor } from './directDebitActor.ts';
import { HolderStep } from './HolderStep.tsx';
import { LoadingDialog } from './LoadingDialog.tsx';
import { toStep } from './toStep.ts';

const steps = [t('steps.contract'), t('steps.holder'), t('steps.account'), t('steps.done')];

const visibleIf = (isVisible: boolean) => (isVisible ? 'visible' : 'hidden');

type Props = {
  actor: DirectDebitActor;
  /** The utility, as the mandate names it. */
  creditor: string;
  /** It may ask before what is typed is lost. */
  onClose: () => void;
};

/** The direct debit, step by step (docs/rules.md#direct-debit). A step that is left keeps what was typed in it. */
export const DirectDebitView = ({ actor, creditor, onClose }: Props) => {
  const snapshot = useSnapshot(actor);
  const { information, holder } = snapshot.context;
  const current = toStep(snapshot);
  const isLoading = current === 0 && (snapshot.hasTag('busy') || !information);
  const props = { actor, snapshot, onClose };
  return (
    <Flow id="directDebit" snapshot={snapshot}>
      {isLoading ? (
        <LoadingDialog onClose={() => actor.send({ type: 'closed' })} />
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
          {current === 3 && <DoneStep {...props} />}
          <UnsavedGuard
            unsaved={() => (holder && current < 3 && snapshot.status === 'active' ? 'typed' : null)}
          />
        </Card>
      )}
    </Flow>
  );
};
