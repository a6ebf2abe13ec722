import { noticeMachine } from '#machines/notice/notice.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { NoticeView } from '../../views/Notice.tsx';

export const noticeMount = defineMount(noticeMachine, (props: MountProps<typeof NoticeView>) => (
  <ul>
    <NoticeView tone="ok" {...props}>
      Le contrat est enregistré.
    </NoticeView>
  </ul>
));
