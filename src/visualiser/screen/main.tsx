import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { focusOnlyInside } from './focusOnlyInside.ts';
import { playScreen } from './playScreen.ts';
import { onPageMessage, postToPage } from './protocol.ts';
import '../../ui/theme/global.css.ts';

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
