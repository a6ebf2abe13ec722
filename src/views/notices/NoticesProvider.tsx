import { useCallback, useState } from 'react';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import type { NoticeEntry } from './NoticeRegion.tsx';
import { NoticeRegion, type Notify, NotifyContext } from './notify.ts';

/** What lasted has been read, or is out of date; a success takes the place of the failures before it. */
const isOutdatedBy = ({ tone }: Pick<NoticeEntry, 'tone'>, before: NoticeEntry): boolean =>
  before.isLasting === true || (tone === 'ok' && before.tone === 'bad');

/** The one place where notices are shown: they stay their time, wherever a navigation leads meanwhile. */
export const NoticesProvider = ({ children }: { children: Elements }) => {
  const [notices, setNotices] = useState<readonly NoticeEntry[]>([]);

  const notify: Notify = useCallback(
    (notice) =>
      setNotices((shown) => {
        const id = (shown.at(-1)?.id ?? 0) + 1;
        return [...shown.filter((before) => !isOutdatedBy(notice, before)), { ...notice, id }];
      }),
    [],
  );
  const close = useCallback(
    (closed: number) => setNotices((shown) => shown.filter(({ id }) => id !== closed)),
    [],
  );

  return (
    <NotifyContext value={notify}>
      {children}
      {/* There before any modal opens: React Aria hides what is outside a modal, save what bears this mark. */}
      <div data-react-aria-top-layer="true">
        <Boundary>{notices.length > 0 && <NoticeRegion notices={notices} onClosed={close} />}</Boundary>
      </div>
    </NotifyContext>
  );
};
