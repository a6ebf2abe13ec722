import { beforeAll, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { loadBrand } from '#brands/load.ts';
import { required } from '#machines/setup/required.ts';
import { storeToken } from '#src/api/storage/token.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { applyTheme } from '#src/ui/theme/theme.ts';
import { loadMount } from '#src/visualiser/screen/playScreen.ts';
import '#src/ui/theme/global.css.ts';
import { hostilePaths } from './hostilePaths.ts';
import { seenAsText } from './payloads.ts';
import { showHostile } from './showHostile.tsx';

/**
 * What the back office answers is text, whatever it holds: each answer of docs/back-office.openapi.yaml, its texts replaced by
 * what attacks a page, is read by the real ports, and shown by the real views in every state that it leads to.
 */

const flows = catalogue.map(({ id, model }) => ({ id, model, mount: () => loadMount(id) }));

const answers = await commands.readFreeAnswers();
/** The flows that have shown a payload as the text that it is. */
const showing = new Set<string>();

beforeAll(async () => {
  document.documentElement.lang = 'fr';
  applyTheme(await loadBrand('ponant'), 'light');
  storeToken('a-token');
  vi.stubGlobal('injected', () => Object.assign(globalThis, { wasInjected: true }));
});

describe('what the back office answers', () => {
  it.each(flows)('stays a text in $id', async ({ id, model, mount }) => {
    const view = required(await mount());
    const hostile = await hostilePaths(id, model, answers);
    vi.restoreAllMocks();
    for (const path of hostile.paths) {
      const { problems, shown } = await showHostile(hostile.model, path, view);
      expect(problems).toEqual([]);
      if (shown.includes(seenAsText)) showing.add(id);
    }
  });

  it('is shown, whole, by many flows', () => {
    expect(showing.size).toBeGreaterThan(10);
  });
});
