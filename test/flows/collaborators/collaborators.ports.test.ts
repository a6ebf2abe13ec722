import { it } from 'vitest';
import { createActor } from 'xstate';
import { collaborators } from '#src/flows/collaborators/collaborators.ports.ts';
import { expectLast, signedInBrowser, startWith } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it('encodes the id of the removed collaborator in the path', async () => {
  const anyone = { id: 'a/7', email: 'jeanne.legoff@exemple.test', actions: ['delete_user'] };
  const sent = stubBackOffice({ 'GET /api/management/user/list': { managed_users: [anyone] } });
  const flow = createActor(collaborators);
  await startWith(
    flow,
    { type: 'action.chosen', action: 'delete_user', id: anyone.id },
    { type: 'action.confirmed' },
  );
  await expectLast(sent, { call: 'DELETE /api/management/user/a%2F7', body: '' });
  flow.stop();
});
