import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/collaborators.ts';
import type { collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import { displayName } from '../../domain/account/collaborator.ts';
import { failureText } from '../../views/failureText.ts';
import { useNotify } from '../../views/notices/notify.ts';

export const isActing = (snapshot: SnapshotFrom<typeof collaboratorsMachine>) => snapshot.matches('acting');

/** Shows a notice of the result of each action, even when its page was left: green for a success, red for the rest. */
export const useActionNotices = (actor: ActorRefFrom<typeof collaboratorsMachine>): void => {
  const notify = useNotify();
  useEffect(() => {
    const { unsubscribe } = actor.on('action.ended', ({ notice, collaborator, failure }) => {
      const text = t(`notices.${notice}`, { name: displayName(collaborator) });
      notify({
        tone: notice.endsWith('success') ? 'ok' : 'bad',
        text: failure ? `${text} ${failureText(failure)}` : text,
      });
    });
    return () => {
      if (!isActing(actor.getSnapshot())) unsubscribe();
    };
  }, [actor, notify]);
};
