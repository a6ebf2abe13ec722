import { expect, test } from '../../engines/engines.ts';
import { button, dialog, status } from '../../engines/person.ts';
import { accountOf } from '../../sandbox/accounts.ts';
import { makeCollaborators } from '../../sandbox/customer.ts';

const owner = accountOf('owner')!;
const person = makeCollaborators(owner, owner.collaborators).find(({ actions }) =>
  actions.includes('delete_user'),
)!;

test('a collaborator is searched, and removed by the menu of their row', async ({
  person: user,
  sandbox,
}) => {
  await user.signIn('owner', '/espace-admin');
  await user.see(status('27 collaborateurs'));
  await user.type({ css: 'input[type="search"]' }, person.email);
  await expect.poll(() => user.count('tbody tr')).toBe(1);
  await user.press(button('Actions pour'));
  await user.press({ css: '[role="menuitem"]', name: 'Supprimer' });
  await user.see(dialog('Supprimer'));
  await user.press({ css: '[role="dialog"] [type="submit"]' });
  await user.see(status('n’a plus accès au compte'));
  expect(await sandbox.calls(`DELETE /api/management/user/${person.id}`)).toHaveLength(1);
});
