import { expect, test } from '../../engines/engines.ts';

test('a mandate is opened at its address', async ({ person, sandbox }) => {
  await person.signIn('owner', '/');
  await person.visit('/download/contract/mandate/981000000037-M1/sps');
  await expect.poll(person.isOpened).toBe(true);
  expect(await sandbox.calls('GET /api/contract/sepamandate/download/:reference/:type')).toHaveLength(1);
});
