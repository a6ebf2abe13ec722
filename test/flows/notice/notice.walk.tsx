import type { Hold } from '#machines/notice/notice.machine.ts';
import { noticeModel } from '#machines/notice/notice.model.ts';
import { noticeMount } from '#src/flows/notice/notice.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { noticeExpectations } from './notice.expectations.ts';

const message = () => document.querySelector('[data-flow="notice"]')?.parentElement;

/** What tells the notice that the pointer or the focus comes to it and leaves it. */
const domEvents = {
  pointer: { entered: ['pointerover', 'pointerenter'], left: ['pointerout', 'pointerleave'] },
  focus: { entered: ['focusin'], left: ['focusout'] },
};

/** As the browser says that the tab is hidden or shown. */
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

testWalk(noticeModel, {
  mount: noticeMount,
  // Another path may have ended on a hidden page.
  prepare: () => Reflect.deleteProperty(document, 'hidden'),
  events: {
    'notice.held': (_, { by }) => dispatch(by, 'entered'),
    'notice.released': (_, { by }) => dispatch(by, 'left'),
    // As assistive technology presses it: a pointer or the focus would first hold the notice.
    'notice.dismissed': (screen) => screen.control('button', 'Fermer').click(),
  },
  expectations: noticeExpectations,
});
