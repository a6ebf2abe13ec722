import { noticeModel } from '#machines/notice/notice.model.ts';
import { NoticeView } from '#src/views/Notice.tsx';
import { defineWalk } from './defineWalk.ts';

const message = () => document.querySelector('[data-flow="notice"]')?.parentElement;

/** What tells the notice that the pointer or the focus comes to it and leaves it. */
const signs = {
  pointer: { held: ['pointerover', 'pointerenter'], released: ['pointerout', 'pointerleave'] },
  focus: { held: ['focusin'], released: ['focusout'] },
};

const tell = (by: string, change: 'held' | 'released') => {
  if (by !== 'pointer' && by !== 'focus') throw new Error(`A walk does not hide the page (${by})`);
  for (const type of signs[by][change]) {
    const Sign = by === 'pointer' ? PointerEvent : FocusEvent;
    message()?.dispatchEvent(new Sign(type, { bubbles: true, relatedTarget: document.body }));
  }
};

const shown = [
  { role: 'status', text: 'Le contrat est enregistré' },
  { role: 'button', name: 'Fermer' },
] as const;

export const noticeWalk = defineWalk(noticeModel, {
  mount: (actor) => (
    <ul>
      <NoticeView actor={actor} tone="ok">
        Le contrat est enregistré.
      </NoticeView>
    </ul>
  ),
  events: {
    'notice.held': (_, { by }) => tell(by, 'held'),
    'notice.released': (_, { by }) => tell(by, 'released'),
    // As assistive technology presses it: a pointer or the focus would first hold the notice.
    'notice.dismissed': (screen) => screen.control('button', 'Fermer').click(),
  },
  states: { counting: shown, held: shown, closed: null },
});
