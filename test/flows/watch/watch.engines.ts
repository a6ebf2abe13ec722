import { expect, test } from '../../engines/engines.ts';
import { button, flow } from '../../engines/person.ts';

test('all meters are watched over, paused and resumed, and the list is saved', async ({
  person,
  sandbox,
}) => {
  await person.signIn('owner', '/espace-consommation/surveillance');
  await sandbox.fail('POST /api/consumption/telemetry', 'delay=150');
  await person.press(button('Lancer l’analyse'));
  await person.press(button('Mettre en pause'));
  await person.see({ css: '[data-flow="watch"] p', name: 'En pause' });
  await sandbox.heal();
  await person.press(button('Reprendre'));
  await expect
    .poll(() => person.count('[data-flow="watch"][data-state^="choosing"]'), { timeout: 60_000 })
    .toBe(1);
  const { name, content } = await person.save(() => person.press(button('Liste CSV')));
  expect(name).toMatch(/^Surveillance_\d{4}-\d\d-\d\d\.csv$/);
  await person.see(flow('watch', 'choosing.saved'));
  const [, count] =
    /(\d+) hausses? enregistrées?|enregistré\s:\s(\d+)/
      .exec(await person.read('[data-flow="watch"] [role="alert"], [data-flow="watch"]'))
      ?.filter(Boolean) ?? [];
  expect(content.toString().trim().split('\n')).toHaveLength(Number(count) + 1);
});
