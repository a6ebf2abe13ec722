import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { playScreen } from './playScreen.ts';
import { onPageMessage, postToPage } from './protocol.ts';
import '../../ui/theme/global.css.ts';

/**
 * A view moves the focus where the portal needs it. While the person is elsewhere, on a button of the page around this
 * frame, that would take it away: only who is in the screen is led through it.
 */
const focusOnlyInside = (): void => {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...options) {
    if (document.hasFocus()) focus.apply(this, options);
  };
};

z.config({ jitless: true });
focusOnlyInside();

// What is typed here is a trial: nobody is asked before it is left.
addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);

for (const touch of ['pointerdown', 'keydown'])
  addEventListener(touch, ({ isTrusted }) => isTrusted && postToPage({ kind: 'touched' }), true);

const container = document.getElementById('root');
if (!container) throw new Error('No #root in the page');
const screen = playScreen(createRoot(container, { onUncaughtError: (thrown) => screen.fail(thrown) }));
onPageMessage(screen.receive);
postToPage({ kind: 'ready' });
