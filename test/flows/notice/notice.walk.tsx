import type { Hold } from '#machines/notice/notice.machine.ts';
import { noticeModel } from '#machines/notice/notice.model.ts';
import { noticeMount } from '#src/flows/notice/notice.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { noticeSigns } from './notice.expectations.ts';

const message = () => document.querySelector('[data-flow="notice"]')?.parentElement;

/** What tells the notice that the pointer or the focus comes to it and leaves it. */
const signs = {
  pointer: { held: ['pointerover', 'pointerenter'], released: ['pointerout', 'pointerleave'] },
  focus: { held: ['focusin'], released: ['focusout'] },
};

/** As the browser says that the tab is hidden or shown. */
const hidePage = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

const tell = (by: Hold, change: 'held' | 'released') => {
  if (by === 'page') return hidePage(change === 'held');
  for (const type of signs[by][change]) {
    const Sign = by === 'pointer' ? PointerEvent : FocusEvent;
    message()?.dispatchEvent(new Sign(type, { bubbles: true, relatedTarget: document.body }));
  }
};

testWalk(noticeModel, {
  mount: noticeMount,
  // Another path may have ended on a hidden page.
  prepare: () => Reflect.deleteProperty(document, 'hidden'),
  events: {
    'notice.held': (_, { by }) => tell(by, 'held'),
    'notice.released': (_, { by }) => tell(by, 'released'),
    // As assistive technology presses it: a pointer or the focus would first hold the notice.
    'notice.dismissed': (screen) => screen.control('button', 'Fermer').click(),
  },
  signs: noticeSigns,
});
