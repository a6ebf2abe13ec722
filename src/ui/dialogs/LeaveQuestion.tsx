import { useEffect, useRef } from 'react';
import { Button } from '../controls/buttons/Button.tsx';
import { FormActions } from '../forms/FormLayout.tsx';
import { Dialog } from './Dialog.tsx';

export type LeaveWords = Readonly<Record<'title' | 'text' | 'stay' | 'leave', string>>;

type Props = { words: LeaveWords; onStay: () => void; onLeave: () => void };

const StayButton = ({ words, onStay }: Pick<Props, 'words' | 'onStay'>) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="filled" onPress={onStay}>
      {words.stay}
    </Button>
  );
};

export const LeaveQuestion = ({ words, onStay, onLeave }: Props) => (
  <Dialog title={words.title} onClose={onStay}>
    <p>{words.text}</p>
    <FormActions>
      <Button onPress={onLeave}>{words.leave}</Button>
      <StayButton words={words} onStay={onStay} />
    </FormActions>
  </Dialog>
);
