import { createNodeServer, listen } from '../sandbox/server/listen.ts';
import { closeOnSignal, readSettings, run } from '../sandbox/server/settings.ts';
import { createStub } from './stub.ts';

await run(async () => {
  const { port, orNext } = readSettings(process.env);
  const served = await listen(createNodeServer(await createStub()), port, { orNext });
  closeOnSignal(served);
  console.log(`\nLes exemples de docs/back-office.openapi.yaml répondent sur ${served.url}\n`);
  console.log(`Le portail sur ces exemples : PORTAL_API=${served.url} npm start\n`);
});
