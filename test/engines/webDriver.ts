import { type Browser, type InPage, keys, type Target } from './browser.ts';
import { findElement, findPoint } from './inPage.ts';

export const commands = {
  NewSession: ['POST', ''],
  Navigate: ['POST', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementSendKeys: ['POST', '/element/:id/value'],
  PerformActions: ['POST', '/actions'],
  GetCookies: ['GET', '/cookie'],
  DeleteAllCookies: ['DELETE', '/cookie'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
  Print: ['POST', '/print'],
} as const;

export type Send = (command: keyof typeof commands, parameters?: object) => Promise<unknown>;

type Driven = { send: Send; version: string; downloads: string; prints: boolean; close: () => Promise<void> };

const sheetOf = (height: number) => ({
  page: { width: 21, height },
  margin: { top: 1, right: 1, bottom: 1, left: 1 },
});

const reference = 'element-6066-11e4-a52e-4f735466cecf';

export const driveByWebDriver = ({ send, prints, ...driven }: Driven): Browser => {
  const evaluate = (read: InPage<never, unknown>, argument: unknown) =>
    send('ExecuteScript', { script: `return (${read})(arguments[0])`, args: [argument] });
  const run = async <Argument, Result>(read: InPage<Argument, Result>, argument: Argument) =>
    (await evaluate(read, argument)) as Result;
  const find = async (target: Target) => {
    const found = Object(await evaluate(findElement, target));
    if (!(reference in found)) throw new Error(`No element of the page matches ${JSON.stringify(target)}`);
    return { id: String(found[reference]) };
  };
  const act = async (type: 'key' | 'pointer', actions: object[]) => {
    await send('PerformActions', { actions: [{ type, id: type, actions }] });
  };
  const write = (text: string) =>
    act(
      'key',
      [...text.replaceAll('\n', keys.Enter)].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    ...driven,
    run,
    open: async (url) => {
      await send('Navigate', { url });
    },
    press: async (target) => {
      const element = await run(findElement, target);
      const point = await run(findPoint, element);
      if (!point) throw new Error(`No clickable element of the page matches ${JSON.stringify(target)}`);
      await act('pointer', [
        { type: 'pointerMove', origin: element, x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    attach: async (target, file) => {
      await send('ElementSendKeys', { ...(await find(target)), text: file });
    },
    chord: async (...pressed) => {
      const values = pressed.map((key) => (key in keys ? keys[key as keyof typeof keys] : key));
      await act('key', [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.reverse().map((value) => ({ type: 'keyUp', value })),
      ]);
    },
    write,
    readCookies: async () => {
      const cookies = (await send('GetCookies')) as { name: string; value: string }[];
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    forget: async () => {
      await send('DeleteAllCookies');
      await run(() => {
        localStorage.clear();
        sessionStorage.clear();
      }, null);
    },
    resize: async (width, height) => {
      const measure = () => run(() => ({ width: innerWidth, height: innerHeight }), null);
      await send('SetWindowRect', { width, height });
      const page = await measure();
      await send('SetWindowRect', { width: 2 * width - page.width, height: 2 * height - page.height });
    },
    photograph: async () => Buffer.from(String(await send('TakeScreenshot')), 'base64'),
    print: prints
      ? async (height) => Buffer.from(String(await send('Print', sheetOf(height))), 'base64')
      : null,
  };
};
