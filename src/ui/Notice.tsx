import { useActorRef } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { t } from '#locales/fr/ui.ts';
import { noticeMachine } from '#machines/notice/notice.machine.ts';
import { Alert, type Tone } from './Alert.tsx';
import { Button } from './Button.tsx';
import { closing, notice } from './Notice.css.ts';

type Props = {
  tone: Tone;
  /** What happened, in a sentence. */
  children: ReactNode;
  /** It closed, by itself or by hand. */
  onClosed: () => void;
};

/** A message that closes itself after five seconds, or waits while it is hovered, focused or out of sight. */
export const Notice = ({ tone, children, onClosed }: Props) => {
  const actor = useActorRef(noticeMachine);
  const close = useEffectEvent(onClosed);

  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => close() });
    return () => subscription.unsubscribe();
  }, [actor]);

  useEffect(() => {
    const follow = () =>
      actor.send({ type: document.hidden ? 'notice.held' : 'notice.released', by: 'page' });
    if (document.hidden) follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [actor]);

  return (
    <li
      className={notice}
      onPointerEnter={() => actor.send({ type: 'notice.held', by: 'pointer' })}
      onPointerLeave={() => actor.send({ type: 'notice.released', by: 'pointer' })}
      onFocus={() => actor.send({ type: 'notice.held', by: 'focus' })}
      onBlur={() => actor.send({ type: 'notice.released', by: 'focus' })}
    >
      <Alert tone={tone} title={children} />
      <div className={closing}>
        <Button
          variant="icon"
          aria-label={t('close')}
          onPress={() => actor.send({ type: 'notice.dismissed' })}
        >
          <X />
        </Button>
      </div>
    </li>
  );
};
