import { type ReactNode, useCallback, useState } from 'react';
import type { NoticeEntry } from '../../views/NoticeRegion.tsx';
import { NoticeRegion, type Notify, NotifyContext } from '../../views/notify.ts';

/** The notices of one screen, shown as the portal shows them: they go with the screen. */
export const Notices = ({ children }: { children: ReactNode }) => {
  const [notices, setNotices] = useState<readonly NoticeEntry[]>([]);
  const notify: Notify = useCallback(
    (notice) => setNotices((told) => [...told, { ...notice, id: (told.at(-1)?.id ?? 0) + 1 }]),
    [],
  );
  const close = useCallback(
    (closed: number) => setNotices((told) => told.filter(({ id }) => id !== closed)),
    [],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      <div data-react-aria-top-layer="true">
        {notices.length > 0 && <NoticeRegion notices={notices} onClosed={close} />}
      </div>
    </NotifyContext>
  );
};
