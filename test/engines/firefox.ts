import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Browser } from './browser.ts';
import { attempt, makeFolder, removeFolder, start, stop } from './processes.ts';
import { driveByWebDriver, type Send } from './webDriver.ts';

const settings = (downloads: string): Record<string, string | number | boolean> => ({
  'marionette.port': 0,
  'remote.prefs.recommended': true,
  'intl.accept_languages': 'fr-FR, fr',
  'ui.prefersReducedMotion': 1,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  'browser.download.always_ask_before_handling_new_types': false,
  'devtools.jsonview.enabled': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/zip,text/csv',
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
});

/** Sends `length:[0, id, command, parameters]` in Marionette, the protocol of Firefox. */
const converse = (socket: Socket): Send => {
  let received = Buffer.alloc(0);
  const waiting = new Map<number, (answer: unknown[]) => void>();
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString('utf8'));
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message);
    }
  });
  let last = 0;
  return async (command, parameters = {}) => {
    const id = ++last;
    const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    const answered = new Promise<unknown[]>((resolve) => {
      waiting.set(id, resolve);
    });
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${command}: ${Object(error).error}: ${Object(error).message}`);
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  };
};

export const launchFirefox = async (): Promise<Browser> => {
  const folder = await makeFolder();
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  const lines = Object.entries(settings(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  const program = process.env.FIREFOX_PATH ?? 'firefox-esr';
  const firefox = start(program, ['-marionette', '-headless', '-no-remote', '-profile', folder]);
  const socket = await attempt(async () => {
    const port = Number(await readFile(join(folder, 'MarionetteActivePort'), 'utf8'));
    const connecting = connect(port, '127.0.0.1');
    await once(connecting, 'connect');
    return connecting;
  });
  const send = converse(socket);
  const { capabilities } = Object(await send('NewSession', { unhandledPromptBehavior: 'accept' }));
  return driveByWebDriver({
    send,
    downloads,
    prints: true,
    version: `Firefox ${capabilities.browserVersion}`,
    close: async () => {
      socket.destroy();
      await stop(firefox);
      await removeFolder(folder);
    },
  });
};
