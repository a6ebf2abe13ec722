import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { emailEdit } from '#src/flows/email-edit/emailEdit.ports.ts';
import { signedInBrowser, startWith } from '../standIn.ts';
import { stubBackOffice } from '../stubBackOffice.ts';

signedInBrowser();

it('replaces the stored token with the token for the new e-mail address', async () => {
  const email = 'jeanne.legoff@exemple.test';
  stubBackOffice({ 'POST /api/user/email': { jwt: 'its-token' } });
  const flow = createActor(emailEdit, { input: { role: 'owner', email } });
  await startWith(flow, { type: 'form.submitted', values: { email, repeated_email: email } });
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('submitted'));
  expect(localStorage.getItem('portal.token')).toBe('its-token');
});
