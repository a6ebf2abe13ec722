import { dayAfter, isoDay } from '#src/domain/calendar.ts';
import { expect, test } from '../../engines/engines.ts';
import { button, field, flow } from '../../engines/person.ts';

const day = dayAfter(isoDay(new Date()), -1);

test('a meter is suggested, its index and its day typed, and the reading sent', async ({
  person,
  sandbox,
}) => {
  await person.signIn('grand-compte', '/service-client?besoin=RELEVE');
  await person.type({ css: '[data-flow="customerService"] [role="combobox"]' }, 'D10AB154');
  await person.press({ css: '[role="option"]', name: 'D10AB1540000' });
  await person.type(field('message-index'), '20 366');
  await person.typeDay(field('message-date'), day);
  await person.press(button('Envoyer la demande'));
  await person.see({ css: '[role="dialog"] dd', name: '20 366 m³' });
  await person.press(button('Confirmer et envoyer'));
  await person.see(flow('customerService', 'sent'));
  expect(await sandbox.calls('POST /api/contact/request/files')).toHaveLength(1);
});
