import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { hostTables } from '#brands/hosts.ts';
import { compressBuild } from '../../../deploy/compressBuild.ts';
import { configureBuild } from '../../../deploy/configureBuild.ts';
import { chromiumArgs } from '../../chromium.ts';
import { deployedSettings } from '../../deployedSettings.ts';
import { installChromium } from '../../installChromium.ts';
import { startNginx } from '../../nginx/startNginx.ts';
import { serve } from '../../sandbox/server/listen.ts';

const host = hostTables.prod.ponant ?? '';

/** A built portal as it is deployed, by nginx before the sandbox, and a Chromium that meets it under a name of production. */
export const behindNginx = async <Result>(
  dist: string,
  use: (served: { url: string; browser: Browser }) => Promise<Result>,
): Promise<Result> => {
  await configureBuild(dist, deployedSettings);
  await compressBuild(dist);
  const backOffice = await serve({ port: 0 });
  const nginx = await startNginx({
    dist,
    previous: join(dist, 'none'),
    backOffice: Number(new URL(backOffice.url).port),
  });
  const browser = await chromium.launch({
    executablePath: installChromium(),
    args: [...chromiumArgs, '--ignore-certificate-errors', `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  });
  try {
    return await use({ url: `https://${host}:${nginx.https}`, browser });
  } finally {
    await browser.close();
    await nginx.stop();
    await backOffice.close();
  }
};
