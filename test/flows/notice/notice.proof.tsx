import type { Hold } from '#machines/notice/notice.machine.ts';
import { noticeModel } from '#machines/notice/notice.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type Shown } from '../../walks/expectations.ts';

const shown = (): Shown => ({
  visible: [
    { role: 'status', text: 'Le contrat est enregistré.' },
    { role: 'button', name: 'Fermer' },
  ],
});

const message = () => document.querySelector('[data-flow="notice"]')?.parentElement;

const domEvents = {
  pointer: { entered: ['pointerover', 'pointerenter'], left: ['pointerout', 'pointerleave'] },
  focus: { entered: ['focusin'], left: ['focusout'] },
};

const hidePage = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

const dispatch = (by: Hold, change: 'entered' | 'left') => {
  if (by === 'page') return hidePage(change === 'entered');
  for (const type of domEvents[by][change]) {
    const DomEvent = by === 'pointer' ? PointerEvent : FocusEvent;
    message()?.dispatchEvent(new DomEvent(type, { bubbles: true, relatedTarget: document.body }));
  }
};

export const noticeProof = defineProof(noticeModel)({
  view: async () => {
    const { list, region } = await import('#src/views/notices/Notice.css.ts');
    const { NoticeView } = await import('#src/views/notices/Notice.tsx');
    // Makes the page visible again, because the previous path may have hidden it.
    Reflect.deleteProperty(document, 'hidden');
    return (props) => (
      <div className={region}>
        <ul className={list}>
          <NoticeView tone="ok" {...props}>
            Le contrat est enregistré.
          </NoticeView>
        </ul>
      </div>
    );
  },
  gestures: {
    'notice.held': async (_, { by }) => dispatch(by, 'entered'),
    'notice.released': async (_, { by }) => dispatch(by, 'left'),
    // Clicks without a pointer or the focus, which would first hold the toast open.
    'notice.dismissed': async (screen) => screen.element('button', 'Fermer').click(),
  },
  states: { opening: null, staying: shown, counting: shown, held: shown, closed: ending() },
});
