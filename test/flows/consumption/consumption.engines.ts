import { expect, test } from '../../engines/engines.ts';
import { button, flow } from '../../engines/person.ts';

test('the meters of a contract are listed, and their pages turned', async ({ person }) => {
  await person.signIn('owner', '/espace-consommation?reference=981000000037');
  await person.see(flow('consumption', 'listed.settled'));
  await person.press(button('Page 12'));
  await person.see({ css: '[data-flow="consumption"] *', name: 'page 12 sur 12' });
  expect(await person.count('[data-flow="consumption"] tbody tr')).toBe(5);
});
