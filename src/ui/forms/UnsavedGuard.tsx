import { useEffect, useEffectEvent, useState } from 'react';
import { formWords } from '#locales/fr/form.ts';
import type { LeaveWords } from '../dialogs/LeaveQuestion.tsx';
import type { Elements } from '../elements.ts';
import { holdPage, type Unsaved } from './unsaved.ts';

type Props = {
  /** What leaving would lose, asked each time one is about to. */
  unsaved: () => Unsaved;
  /** What is asked; by default, whether what is typed may be lost. */
  question?: LeaveWords;
};

/** Asks before one leaves, by whatever way, what holds something unsaved. Its question is loaded when it is asked. */
export const UnsavedGuard = ({ unsaved, question: words = formWords.leave }: Props) => {
  const [dialog, setDialog] = useState<Elements>(null);
  const readUnsaved = useEffectEvent(unsaved);

  useEffect(() => {
    const ask = async (leave: () => void) => {
      const stay = () => setDialog(null);
      try {
        const { LeaveQuestion } = await import('../dialogs/LeaveQuestion.tsx');
        setDialog(
          <LeaveQuestion
            words={words}
            onStay={stay}
            onLeave={() => {
              stay();
              leave();
            }}
          />,
        );
      } catch {
        // The network is out: the browser asks in its own way.
        if (confirm(words.title)) leave();
      }
    };
    return holdPage({ unsaved: () => readUnsaved(), ask });
  }, [words]);

  return dialog;
};
