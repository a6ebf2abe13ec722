import { useEffect, useRef } from 'react';
import { t } from '#locales/fr/form.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FormActions } from './FormLayout.tsx';

type Props = { onStay: () => void; onLeave: () => void };

/** The answer that loses nothing has the focus: not as it is rendered, where the modal would take the focus from it. */
const StayButton = ({ onStay }: Pick<Props, 'onStay'>) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="filled" onPress={onStay}>
      {t('leave.stay')}
    </Button>
  );
};

/** Asked before something typed is lost; closing it loses nothing. */
export const LeaveQuestion = ({ onStay, onLeave }: Props) => (
  <Dialog title={t('leave.title')} onClose={onStay}>
    <p>{t('leave.text')}</p>
    <FormActions>
      <Button onPress={onLeave}>{t('leave.leave')}</Button>
      <StayButton onStay={onStay} />
    </FormActions>
  </Dialog>
);
