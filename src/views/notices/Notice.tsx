import { useActorRef } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/ui.ts';
import { type Hold, noticeMachine } from '#machines/notice/notice.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert, type Tone } from '../../ui/display/Alert.tsx';
import { Flow, useFlowEnd, useSnapshot } from '../Flow.tsx';
import { closing, notice } from './Notice.css.ts';

type ViewProps = { actor: ActorRefFrom<typeof noticeMachine>; tone: Tone; children: ReactNode };

export const NoticeView = ({ actor, tone, children }: ViewProps) => {
  const snapshot = useSnapshot(actor);
  const hold = (by: Hold) => actor.send({ type: 'notice.held', by });
  // Sends nothing to an actor that the close button has ended before the focus leaves the toast.
  const release = (by: Hold) =>
    actor.getSnapshot().status === 'active' && actor.send({ type: 'notice.released', by });

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
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
    >
      <Flow id="notice" snapshot={snapshot}>
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
      </Flow>
    </li>
  );
};

type Props = { tone: Tone; children: ReactNode; isLasting?: boolean; onClosed: () => void };

export const Notice = ({ tone, isLasting = false, children, onClosed }: Props) => {
  const actor = useActorRef(noticeMachine, { input: { isLasting } });
  useFlowEnd(actor, onClosed);
  return (
    <NoticeView actor={actor} tone={tone}>
      {children}
    </NoticeView>
  );
};
