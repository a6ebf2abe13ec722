import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { goOnTyping, leave, question } from '../../journeys/account/leaveQuestion.ts';
import { expect, test } from '../../journeys/portal.ts';
import { refusedMessage } from '../../sandbox/resources/customerService.ts';
import { contents, picked } from './serviceFiles.ts';
import {
  alert,
  chosenFiles,
  confirm,
  files,
  flow,
  message,
  messageText,
  need,
  openService,
  phone,
  references,
  send,
  sentBy,
  serviceAddress,
  serviceCall,
  submit,
  topic,
  town,
  write,
} from './serviceForm.ts';

const technical = 'Une erreur technique s’est produite.';
const unreachable = 'Le service est injoignable.';
const state = (page: Page, value: string) => expect(flow(page)).toHaveAttribute('data-state', value);
const identity = (page: Page) => page.getByRole('dialog', { name: 'Envoyer en votre nom ?' });

const writeAll = async (page: Page) => {
  await write(page);
  await phone(page).fill('01 99 00 00 17');
  await files(page).setInputFiles([picked('plan.pdf', contents.pdf), picked('lettre.doc', contents.rtf)]);
  await expect(chosenFiles(page)).toHaveCount(2);
};

const expectPreserved = async (page: Page) => {
  await expect(message(page)).toHaveValue(messageText);
  await expect(town(page)).toHaveValue('Saint-Malo');
  await expect(flow(page).locator('[name="insee"]')).toHaveValue('35288');
  await expect(phone(page)).toHaveValue('01 99 00 00 17');
  await expect(chosenFiles(page)).toContainText(['plan.pdf', 'lettre.doc']);
};

/** Expects a failed submission with a kept form, then a second one with the same parts. */
const expectSentAgain = async (page: Page, text: string, heal: () => Promise<unknown>) => {
  await expect(alert(page)).toContainText(text);
  await expect(alert(page)).toBeFocused();
  await state(page, 'preparing.writing');
  await expectPreserved(page);
  await heal();
  await send(page);
  await state(page, 'sent');
  const [before = [], after, ...others] = await sentBy(page);
  expect(before).toHaveLength(15);
  expect(after).toEqual(before);
  expect(others).toEqual([]);
};

for (const fault of ['status=503', 'code=10', 'html', 'empty', 'shape', 'drop'])
  test(`${fault}: keeps the typed values, then sends them again`, deep, async ({ page, sandbox, signIn }) => {
    await openService(page, signIn);
    await writeAll(page);
    await sandbox.fail(serviceCall, fault);
    await send(page);
    await expectSentAgain(page, fault === 'drop' ? unreachable : technical, sandbox.heal);
    const taken = (await sandbox.calls(serviceCall)).filter(({ status }) => status === 200);
    expect(taken.length).toBe(fault === 'status=503' || fault === 'drop' ? 1 : 2);
  });

test(
  'a lost network keeps the typed values, and sends them once',
  deep,
  async ({ context, page, sandbox, signIn }) => {
    await openService(page, signIn);
    await writeAll(page);
    await context.setOffline(true);
    await send(page);
    await expectSentAgain(page, unreachable, () => context.setOffline(false));
    expect(await sandbox.calls(serviceCall)).toHaveLength(1);
  },
);

test('a timeout after 60 seconds keeps the typed values, then sends them again', async ({
  hold,
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const native = AbortSignal.timeout;
    AbortSignal.timeout = (duration) => {
      if (duration !== 60_000) return native.call(AbortSignal, duration);
      const elapsing = new AbortController();
      const elapse = () => elapsing.abort(new DOMException('The time is over', 'TimeoutError'));
      Reflect.set(window, 'elapse', elapse);
      return elapsing.signal;
    };
  });
  await openService(page, signIn);
  await writeAll(page);
  const release = await hold(serviceCall);
  await send(page);
  await state(page, 'sending');
  await page.evaluate(() => Reflect.get(window, 'elapse')());
  await expectSentAgain(page, 'Le service met trop de temps à répondre.', async () => release());
});

test('a refusal about a town shows its message and keeps the values', deep, async ({ page, signIn }) => {
  await openService(page, signIn);
  await writeAll(page);
  await message(page).fill(refusedMessage);
  await send(page);
  await expect(alert(page)).toContainText('Votre demande n’a pas pu être enregistrée.');
  await expect(alert(page)).toBeFocused();
  await expectAccessible(page);
  await expect(chosenFiles(page)).toHaveCount(2);
  await message(page).fill(messageText);
  await send(page);
  await state(page, 'sent');
});

test('a refusal about contracts shows its message and keeps the values', deep, async ({ page, signIn }) => {
  await openService(page, signIn);
  await topic(page, 'Ma facture').click();
  await need(page, 'Contester un montant').click();
  await references(page).nth(1).check({ force: true });
  await message(page).fill(refusedMessage);
  await send(page);
  await expect(alert(page)).toContainText('Votre demande n’a pas pu être enregistrée.');
  await expect(references(page).and(page.locator(':checked'))).toHaveCount(1);
  await expect(message(page)).toHaveValue(refusedMessage);
});

test('a double click on each button acts once', deep, async ({ hold, page, sandbox, signIn }) => {
  await openService(page, signIn);
  await writeAll(page);
  const release = await hold(serviceCall);
  await submit(page).dblclick();
  await expect(identity(page)).toBeVisible();
  await state(page, 'confirming');
  await confirm(page).dblclick();
  await state(page, 'sending');
  await expect(flow(page).locator('form')).toHaveAttribute('aria-busy', 'true');
  release();
  await state(page, 'sent');
  expect(await sentBy(page)).toHaveLength(1);
  expect(await sandbox.calls(serviceCall)).toHaveLength(1);
});

test('a double Enter sends once', deep, async ({ page, sandbox, signIn }) => {
  await openService(page, signIn);
  await writeAll(page);
  await phone(page).press('Enter');
  await page.keyboard.press('Enter');
  await expect(identity(page)).toBeVisible();
  await confirm(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await state(page, 'sent');
  expect(await sandbox.calls(serviceCall)).toHaveLength(1);
});

test('Escape closes only the confirmation and keeps the typed values', async ({ page, sandbox, signIn }) => {
  await openService(page, signIn);
  await writeAll(page);
  for (const field of [message(page), phone(page), town(page)]) {
    await field.press('Escape');
    await expectPreserved(page);
  }
  await submit(page).click();
  await identity(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(identity(page)).toHaveCount(0);
  await state(page, 'preparing.writing');
  await expect(submit(page)).toBeFocused();
  await expectPreserved(page);
  expect(await sandbox.calls(serviceCall)).toEqual([]);
});

test(
  'Back confirms the loss of typed values, not with an empty form nor after the sending',
  deep,
  async ({ page, signIn }) => {
    const back = () => page.evaluate(() => history.back());
    const come = async () => {
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
      await topic(page, 'Autre').waitFor();
    };
    await signIn('grand-compte', '/');
    await come();
    await topic(page, 'Autre').click();
    await back();
    await expect(page).toHaveURL(/\/$/);

    await come();
    await writeAll(page);
    await back();
    await expect(question(page)).toBeVisible();
    await goOnTyping(page);
    await expect(page).toHaveURL(new RegExp(`${serviceAddress}$`));
    await expectPreserved(page);
    await submit(page).click();
    await identity(page).waitFor();
    await back();
    await goOnTyping(page);
    await expect(identity(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectPreserved(page);
    await back();
    await leave(page).click();
    await expect(page).toHaveURL(/\/$/);

    await come();
    await writeAll(page);
    await send(page);
    await state(page, 'sent');
    await back();
    await expect(page).toHaveURL(/\/$/);
  },
);

test('Back during the sending waits for the result', deep, async ({ hold, page, sandbox, signIn }) => {
  await signIn('grand-compte', '/');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await writeAll(page);
  const release = await hold(serviceCall);
  await send(page);
  await state(page, 'sending');
  await page.evaluate(() => history.back());
  await page.keyboard.press('Escape');
  await flow(page).getByRole('button', { name: 'Fermer' }).click();
  await state(page, 'sending');
  release();
  await state(page, 'sent');
  await expect(page).toHaveURL(new RegExp(`${serviceAddress}$`));
  expect(await sandbox.calls(serviceCall)).toHaveLength(1);
});

test(
  'the close button confirms the loss of typed values, then resets the form',
  deep,
  async ({ page, signIn }) => {
    await signIn('grand-compte', '/');
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await writeAll(page);
    await flow(page).getByRole('button', { name: 'Fermer' }).click();
    await goOnTyping(page);
    await expectPreserved(page);
    await flow(page).getByRole('button', { name: 'Fermer' }).click();
    await leave(page).click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await state(page, 'preparing.choosingTopic');
    await topic(page, 'Autre').click();
    await expect(message(page)).toHaveValue('');
  },
);

const reload = async (page: Page, answer: 'accept' | 'dismiss') => {
  const asking = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asking;
  expect(dialog.type()).toBe('beforeunload');
  await dialog[answer]();
};

test(
  'a reload confirms the loss of typed values, then resets the form',
  deep,
  async ({ page, sandbox, signIn }) => {
    await openService(page, signIn);
    await topic(page, 'Autre').click();
    const asking: string[] = [];
    page.on('dialog', (dialog) => {
      asking.push(dialog.type());
      return dialog.accept();
    });
    await page.reload();
    await state(page, 'preparing.choosingTopic');
    expect(asking).toEqual([]);
    page.removeAllListeners('dialog');

    await writeAll(page);
    await reload(page, 'dismiss');
    await expectPreserved(page);
    await reload(page, 'accept');
    await state(page, 'preparing.choosingTopic');
    await topic(page, 'Autre').click();
    await expect(message(page)).toHaveValue('');
    await expect(chosenFiles(page)).toHaveCount(0);
    expect(await sandbox.calls(serviceCall)).toEqual([]);
  },
);

test(
  'a reload during the sending shows a confirmation; a second request is sent once',
  deep,
  async ({ hold, page, sandbox, signIn }) => {
    await openService(page, signIn);
    await writeAll(page);
    const release = await hold(serviceCall);
    await send(page);
    await state(page, 'sending');
    await reload(page, 'dismiss');
    await state(page, 'sending');
    await reload(page, 'accept');
    await state(page, 'preparing.choosingTopic');
    release();
    await writeAll(page);
    await send(page);
    await state(page, 'sent');
    await expect.poll(async () => (await sandbox.calls(serviceCall)).length).toBe(1);
    await page.reload();
    await state(page, 'preparing.choosingTopic');
    expect(await sandbox.calls(serviceCall)).toHaveLength(1);
  },
);

test(
  'a session that expires during the sending restores the request, without its files',
  deep,
  async ({ page, sandbox, signIn }) => {
    await openService(page, signIn);
    await writeAll(page);
    await sandbox.fail(serviceCall, 'status=401', 1);
    await send(page);
    await page.waitForURL('**/saml/login?**');
    await page.goto(`${page.url()}&account=grand-compte`);
    await expect(page.getByText(/ce que vous aviez saisi est rétabli/)).toBeVisible();
    await expect(message(page)).toHaveValue(messageText);
    await expect(town(page)).toHaveValue('Saint-Malo');
    await expect(phone(page)).toHaveValue('01 99 00 00 17');
    await expect(chosenFiles(page)).toHaveCount(0);
  },
);
