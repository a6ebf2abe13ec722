import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { playScreen } from './playScreen.ts';
import '../../ui/theme/global.css.ts';

/** Prevents a view from moving the focus from the surrounding page into the iframe. */
const focusOnlyInside = (): void => {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...options) {
    if (document.hasFocus()) focus.apply(this, options);
  };
};

z.config({ jitless: true });
focusOnlyInside();

// Discards values typed in a preview without a confirmation, because they are only a trial.
addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);

const container = document.getElementById('root');
if (!container) throw new Error('No #root in the page');
window.openScreen = (onReport) => {
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, ({ isTrusted }) => isTrusted && onReport({ kind: 'touched' }), true);
  const root = createRoot(container, { onUncaughtError: (thrown) => screen.fail(thrown) });
  const screen = playScreen(root, onReport);
  return screen.receive;
};
