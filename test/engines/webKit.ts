import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from './browser.ts';
import { attempt, findFreePort, makeFolder, removeFolder, start, stop } from './processes.ts';
import { commands, driveByWebDriver, type Send } from './webDriver.ts';

const speakTo = (driver: string): Send => {
  let session = '/session';
  return async (command, parameters = {}) => {
    const [method, path] = commands[command];
    const answer = await fetch(driver + session + path.replace(':id', Object(parameters).id), {
      method,
      body: method === 'POST' ? JSON.stringify(parameters) : undefined,
    });
    const { value } = Object(await answer.json());
    if (!answer.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    if (command === 'NewSession') session += `/${value.sessionId}`;
    return value;
  };
};

/** Starts a virtual display for WebKitGTK, which has no headless mode. */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdout: 'pipe',
  });
  if (!screen.stdout) throw new Error('Xvfb returns no display number');
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
};

const makeHome = async (): Promise<{ home: string; downloads: string }> => {
  const home = await makeFolder();
  const downloads = join(home, 'downloads');
  await Promise.all(
    [downloads, join(home, '.config/gtk-3.0')].map((path) => mkdir(path, { recursive: true })),
  );
  await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  await writeFile(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return { home, downloads };
};

export const launchWebKit = async (): Promise<Browser> => {
  const [{ home, downloads }, { screen, display }, port] = await Promise.all([
    makeHome(),
    startScreen(),
    findFreePort(),
  ]);
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    DISPLAY: display,
    LANG: 'C.UTF-8',
    LANGUAGE: 'fr',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const driver = start('WebKitWebDriver', [`--port=${port}`], { env });
  const address = `http://127.0.0.1:${port}`;
  await attempt(() => fetch(`${address}/status`));
  const send = speakTo(address);
  const { capabilities } = Object(
    await send('NewSession', { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } } }),
  );
  return driveByWebDriver({
    send,
    downloads,
    prints: false,
    version: `WebKitGTK ${capabilities.browserVersion}`,
    close: async () => {
      await stop(driver);
      await stop(screen);
      await removeFolder(home);
    },
  });
};
