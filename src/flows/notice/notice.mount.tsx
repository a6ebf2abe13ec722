import { noticeMachine } from '#machines/notice/notice.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { list, region } from '../../views/notices/Notice.css.ts';
import { NoticeView } from '../../views/notices/Notice.tsx';

export const noticeMount = defineMount(noticeMachine, (props: MountProps<typeof NoticeView>) => (
  <div className={region}>
    <ul className={list}>
      <NoticeView tone="ok" {...props}>
        Le contrat est enregistré.
      </NoticeView>
    </ul>
  </div>
));
