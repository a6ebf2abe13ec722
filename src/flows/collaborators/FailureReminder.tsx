import X from 'lucide-react/icons/x';
import { t } from '#locales/fr/collaborators.ts';
import { type FailedChoice, noticeKeys } from '#machines/collaborators/collaborators.setup.ts';
import { displayName } from '#machines/domain/account/collaborator.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { useFocusHeir } from '../../ui/focus/useFocusHeir.ts';
import { failureText } from '../../views/failureText.ts';

type Props = FailedChoice & { onDismiss: () => void };

/** What failed and for whom, still there once its notice, which announces it, has gone. */
export const FailureReminder = ({ action, collaborator, failure, onDismiss }: Props) => (
  <section ref={useFocusHeir<HTMLElement>()} aria-label={t('failure.label')}>
    <Alert
      tone="bad"
      isAnnounced={false}
      title={t(`notices.${noticeKeys[action].failed}`, { name: displayName(collaborator) })}
      aside={
        <Button variant="icon" aria-label={t('failure.dismiss')} onPress={onDismiss}>
          <X />
        </Button>
      }
    >
      {failureText(failure)}
    </Alert>
  </section>
);
