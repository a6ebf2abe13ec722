import { meterPath } from '#src/app/navigation/meterPath.ts';
import { dayAfter, isoDay } from '#src/domain/calendar.ts';
import { expect, test } from '../../engines/engines.ts';
import { button, flow } from '../../engines/person.ts';
import { leakingMeter } from './leakingMeter.ts';

const month = dayAfter(isoDay(new Date()), -35).slice(0, 'yyyy-MM'.length);
const band = '[data-flow="histogram"] svg rect[fill^="url("]';

test('the days above what is usual have a band, their words and a request', async ({ person }) => {
  await person.signIn('grand-compte', `${meterPath(leakingMeter)}?mode=daily&period=${month}`);
  await person.see(flow('meterWatch', 'found'));
  await expect.poll(() => person.count(band)).toBeGreaterThan(0);
  const { width, height } = await person.browser.run((css) => {
    const box = document.querySelector(css)?.getBoundingClientRect();
    return { width: box?.width ?? 0, height: box?.height ?? 0 };
  }, band);
  expect(Math.min(width, height)).toBeGreaterThan(10);
  await person.press(button('Préparer une demande'));
  await expect.poll(person.address).toBe('/service-client');
  await expect.poll(async () => (await person.values()).message).toContain(leakingMeter.matricule);
});
