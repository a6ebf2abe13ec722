import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { playScreen } from './playScreen.ts';
import '../../ui/theme/global.css.ts';

/** Prevents a view in the iframe from taking the focus of the page around it. */
const focusOnlyInside = (): void => {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...options) {
    if (document.hasFocus()) focus.apply(this, options);
  };
};

z.config({ jitless: true });
focusOnlyInside();

// Values typed in a preview are only a trial, so the browser must not ask for a confirmation.
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
