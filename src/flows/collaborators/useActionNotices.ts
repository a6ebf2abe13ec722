import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/collaborators.ts';
import type { collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import { nameOf } from '#machines/domain/collaborator.ts';
import type { Tone } from '../../ui/Alert.tsx';

type ActionNotice = { id: number; tone: Tone; text: string };

/** What the last actions ended with, each until its notice closes: green for success, red for the rest. */
export const useActionNotices = (actor: ActorRefFrom<typeof collaboratorsMachine>) => {
  const [notices, setNotices] = useState<readonly ActionNotice[]>([]);

  useEffect(() => {
    const { unsubscribe } = actor.on('action.ended', ({ notice, collaborator }) =>
      setNotices((shown) => [
        ...shown,
        {
          id: (shown.at(-1)?.id ?? 0) + 1,
          tone: notice.endsWith('success') ? 'ok' : 'bad',
          text: t(`notices.${notice}`, { name: nameOf(collaborator) }),
        },
      ]),
    );
    return unsubscribe;
  }, [actor]);

  return {
    notices,
    close: (closed: string | number) => setNotices((shown) => shown.filter(({ id }) => id !== closed)),
  };
};
