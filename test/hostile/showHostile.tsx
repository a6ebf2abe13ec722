import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import type { Mount } from '../walks/defineProof.ts';
import type { HostilePath } from './hostilePaths.ts';
import { intrusions } from './intrusions.ts';

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Opens what is folded away. */
const unfold = () =>
  flushSync(() => {
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]'))
      button.click();
  });

/** Shows a flow at the end of a path: what has come into the page, and all that it has shown. */
export const showHostile = async (model: FlowModel, { input, moves }: HostilePath, { View }: Mount) => {
  const stubbed = startStubbed(model, input);
  const container = document.body.appendChild(document.createElement('div'));
  const problems: string[] = [];
  const root = createRoot(container, {
    onUncaughtError: (error) => problems.push(`the view is gone: ${error}`),
  });
  let shown = '';
  const look = () => {
    const values = [...container.querySelectorAll('input, textarea')].map((field) => Object(field).value);
    shown += document.body.textContent + values.join(' ');
    const at = [input, ...moves.map(moveText)].join(', ');
    problems.push(...intrusions().map((intrusion) => `${at}: ${intrusion}`));
  };
  try {
    for (const move of moves) await stubbed.make(move);
    flushSync(() => root.render(<View actor={stubbed.actor} />));
    await nextTask();
    look();
    unfold();
    await nextTask();
    look();
  } finally {
    root.unmount();
    container.remove();
    stubbed.stop();
  }
  return { problems, shown };
};
