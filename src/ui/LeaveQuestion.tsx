import { t } from '#locales/fr/form.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FormActions } from './FormLayout.tsx';

type Props = { onStay: () => void; onLeave: () => void };

/** Asked before something typed is lost; closing it loses nothing. */
export const LeaveQuestion = ({ onStay, onLeave }: Props) => (
  <Dialog title={t('leave.title')} onClose={onStay}>
    <p>{t('leave.text')}</p>
    <FormActions>
      <Button onPress={onLeave}>{t('leave.leave')}</Button>
      <Button variant="filled" autoFocus onPress={onStay}>
        {t('leave.stay')}
      </Button>
    </FormActions>
  </Dialog>
);
