import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { t } from '#locales/fr/form.ts';
import { holdPage, type Unsaved } from './unsaved.ts';

type Props = {
  /** What leaving would lose, asked each time one is about to. */
  unsaved: () => Unsaved;
};

/** Asks before one leaves, by whatever way, what holds something unsaved. Its question is loaded when it is asked. */
export const UnsavedGuard = ({ unsaved }: Props) => {
  const [question, setQuestion] = useState<ReactNode>(null);
  const onAsked = useEffectEvent(unsaved);

  useEffect(() => {
    const ask = async (leave: () => void) => {
      const stay = () => setQuestion(null);
      try {
        const { LeaveQuestion } = await import('./LeaveQuestion.tsx');
        setQuestion(
          <LeaveQuestion
            onStay={stay}
            onLeave={() => {
              stay();
              leave();
            }}
          />,
        );
      } catch {
        // The network is out: the browser asks in its own way.
        if (confirm(t('leave.title'))) leave();
      }
    };
    return holdPage({ unsaved: () => onAsked(), ask });
  }, []);

  return question;
};
