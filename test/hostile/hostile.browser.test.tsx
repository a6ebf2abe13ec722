import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { required } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { storeToken } from '#src/api/storage/token.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import { loadMount } from '#src/visualiser/screen/playScreen.ts';
import type { Mount } from '#src/visualiser/screen/Screen.tsx';
import { dressPage } from '../dressPage.ts';
import { nextTask } from '../paths/drivers/gestures.ts';
import { type HostilePath, hostilePaths } from './hostilePaths.ts';
import { intrusions, seenAsText } from './payloads.ts';

const unfold = () =>
  flushSync(() => {
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]'))
      button.click();
  });

const showHostile = async (model: FlowModel, { input, moves }: HostilePath, { View }: Mount) => {
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

/** Tests that each state of each flow shows attacks in texts of the back office as plain text. */

const flows = catalogue.map(({ id, model }) => ({ id, model, mount: () => loadMount(id) }));

const answers = await commands.readFreeAnswers();
const showing = new Set<string>();

beforeAll(async () => {
  await dressPage();
  storeToken('a-token');
  vi.stubGlobal('injected', () => Object.assign(globalThis, { wasInjected: true }));
});

describe('hostile values of the back office', () => {
  it.each(flows)('are shown as text, never as HTML, in $id', async ({ id, model, mount }) => {
    const view = required(await mount());
    const hostile = await hostilePaths(id, model, answers);
    vi.restoreAllMocks();
    for (const path of hostile.paths) {
      const { problems, shown } = await showHostile(hostile.model, path, view);
      expect(problems).toEqual([]);
      if (shown.includes(seenAsText)) showing.add(id);
    }
  });

  it('are shown complete in more than ten flows', () => {
    expect(showing.size).toBeGreaterThan(10);
  });
});
