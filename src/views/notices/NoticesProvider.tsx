import { useCallback, useState } from 'react';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import type { NoticeEntry } from './NoticeRegion.tsx';
import { NoticeRegion, type Notify, NotifyContext } from './notify.ts';

const isOutdatedBy = ({ tone }: Pick<NoticeEntry, 'tone'>, before: NoticeEntry): boolean =>
  before.isLasting === true || tone === 'ok';

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
      {/* `data-react-aria-top-layer` makes screen readers read the toasts while a modal is open. */}
      <div data-react-aria-top-layer="true">
        <Boundary>{notices.length > 0 && <NoticeRegion notices={notices} onClosed={close} />}</Boundary>
      </div>
    </NotifyContext>
  );
};
