import { createElement } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { Brand } from '#brands/brand.ts';
import { loadBrand } from '#brands/load.ts';
import { catalogue } from '../../kit/catalogue.ts';
import { applyTheme } from '../../ui/theme/theme.ts';
import { fillForm } from './fillForm.ts';
import { loadMount } from './loadMount.ts';
import { postToPage, type ToScreen, toSent, toTyped, type Why } from './protocol.ts';
import { Screen, type Shown } from './Screen.tsx';
import { startStubbedScreen } from './stubbedScreen.ts';

type Show = Extract<ToScreen, { kind: 'show' }>;

/** Why a message could not be done, as the page receives it. */
class Failing extends Error {
  readonly why: Why;
  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

const unloaded = () => {
  throw new Failing('unloaded');
};

/** Does what the page asks, one message after the other, in the root given. */
export const playScreen = (root: Root) => {
  let number = 0;
  let latestShow = 0;
  let brand: Brand | null = null;
  let shown: (Shown & { stubbed: ReturnType<typeof startStubbedScreen> }) | null = null;
  let queue = Promise.resolve();

  const render = () => {
    if (shown && brand) root.render(createElement(Screen, { ...shown, key: shown.number, brand }));
  };

  const dress = async (request: Pick<Show, 'brand' | 'appearance'>) => {
    brand = await loadBrand(request.brand).catch(unloaded);
    applyTheme(brand, request.appearance);
  };

  const show = async (request: Show) => {
    if (request.number !== latestShow) return;
    const flow = catalogue.find(({ id }) => id === request.flow);
    const [mount] = await Promise.all([loadMount(request.flow).catch(unloaded), dress(request)]);
    if (!flow || !mount || !(request.input in flow.model.inputs)) throw new Failing('missing');
    shown?.stubbed.stop();
    const of = request.number;
    const stubbed = startStubbedScreen(flow, request.input, {
      // An actor that has been replaced has nothing more to tell.
      onActed: (sent, steps) =>
        of === latestShow && postToPage({ kind: 'acted', number, steps, sent: toSent(sent) }),
      onCarried: (carried) => flushSync(() => fillForm(document, carried)),
      onReached: (at) => of === latestShow && postToPage({ kind: 'reached', number, ...at }),
    });
    shown = { number: of, flow, mount, actor: stubbed.actor, stubbed };
    const typed = request.typed.map(toTyped);
    stubbed.report();
    // Notices before the last move have been read: only those of this one are shown.
    await stubbed.make(request.moves.slice(0, -1), typed);
    flushSync(render);
    stubbed.fill();
    await stubbed.make(request.moves.slice(-1), typed);
  };

  const obey = async (message: ToScreen) => {
    if (message.kind !== 'dress') number = message.number;
    if (message.kind === 'show') await show(message);
    else if (message.kind === 'make') await shown?.stubbed.make(message.moves, message.typed.map(toTyped));
    else {
      await dress(message);
      render();
    }
  };

  const fail = (thrown: unknown) => {
    console.error(thrown);
    postToPage({ kind: 'failed', number, why: thrown instanceof Failing ? thrown.why : 'broken' });
  };

  return {
    fail,
    receive: (message: ToScreen) => {
      if (message.kind === 'show') latestShow = message.number;
      queue = queue.then(() => obey(message)).catch(fail);
    },
  };
};
