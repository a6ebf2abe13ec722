import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { question } from '../../journeys/account/leaveQuestion.ts';
import { expect, test } from '../../journeys/portal.ts';
import { contents, makePdf, type Picked, picked } from './serviceFiles.ts';
import { chosenFiles, files, flow, message, need, openService, references, topic } from './serviceForm.ts';

const notice = (page: Page) => page.locator('[data-flow="notice"]');

const large = 5_242_880;

const badFiles: [what: string, given: Picked[], text: string, count: number][] = [
  ['a text under a PDF name', [picked('a.pdf', contents.plain)], 'ne correspond pas à l’extension', 0],
  ['one byte above the limit', [makePdf('a.pdf', large + 1)], 'ne peut pas dépasser 5 Mo', 0],
  [
    'a total above the limit',
    [makePdf('a.pdf', large - 10), makePdf('b.pdf', 20)],
    '« b.pdf » n’est pas ajouté',
    1,
  ],
  ['too many files', ['a', 'b', 'c', 'd'].map((name) => makePdf(`${name}.pdf`, 20)), 'que 3 fichiers', 3],
  ['another type', [picked('virus.exe', contents.plain)], 'Seuls les fichiers', 0],
  ['no extension', [picked('facture', contents.pdf)], 'Seuls les fichiers', 0],
  ['a PNG under a JPEG name', [picked('a.jpg', contents.png)], 'ne correspond pas à l’extension', 0],
  ['a PDF under a Word name', [picked('a.doc', contents.pdf)], 'ne correspond pas à l’extension', 0],
  ['an archive under a Word name', [picked('a.docx', contents.zip)], 'ne correspond pas à l’extension', 0],
  ['a workbook under a Word name', [picked('a.docx', contents.xlsx)], 'ne correspond pas à l’extension', 0],
  ['an empty file', [picked('a.pdf', contents.none)], 'Un fichier vide', 0],
];

test.describe('a refused file shows the reason', () => {
  for (const [what, given, text, count] of badFiles)
    test(what, deep, async ({ page, signIn }) => {
      await openService(page, signIn);
      await topic(page, 'Autre').click();
      await files(page).setInputFiles(given);
      await expect(notice(page).getByRole('alert')).toContainText(text);
      await expect(flow(page).getByText(text)).toBeVisible();
      await expect(chosenFiles(page)).toHaveCount(count);
      expect(
        await files(page).evaluate((input) => input instanceof HTMLInputElement && input.files?.length),
      ).toBe(count);
      await expect(notice(page)).toHaveCount(0);
      await expect(flow(page).getByText(text)).toBeVisible();
    });
});

test('forbidden characters are removed from the name of a sent file', deep, async ({ page, signIn }) => {
  await openService(page, signIn);
  await topic(page, 'Autre').click();
  await files(page).setInputFiles(picked('relevé 12:30\u202Efdp.pdf', contents.pdf));
  await expect(chosenFiles(page)).toContainText(['relevé 12-30-fdp.pdf']);
});

test('files are dropped, removed by keyboard, and accepted up to the exact limit', async ({
  page,
  signIn,
}) => {
  await openService(page, signIn);
  await topic(page, 'Autre').click();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.4'], 'plan.pdf'));
    transfer.items.add(new File(['{\\rtf1}'], 'lettre.doc'));
    return transfer;
  });
  const zone = flow(page).getByRole('group', { name: /^Pièces jointes/ });
  for (const type of ['dragenter', 'dragover', 'drop'])
    await zone.dispatchEvent(type, { dataTransfer: dropped });
  await expect(chosenFiles(page)).toContainText(['plan.pdf', 'lettre.doc']);
  await page.getByRole('button', { name: 'Retirer plan.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(chosenFiles(page)).toContainText(['lettre.doc']);
  await expect(page.getByRole('button', { name: 'Retirer lettre.doc' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosenFiles(page)).toHaveCount(0);
  await files(page).setInputFiles([makePdf('a.pdf', large - 20), makePdf('b.pdf', 20)]);
  await expect(chosenFiles(page)).toHaveCount(2);
});

test(
  'a form with only a file confirms closing; another topic or need keeps the values',
  deep,
  async ({ page, signIn }) => {
    await openService(page, signIn);
    await topic(page, 'Autre').click();
    await files(page).setInputFiles(picked('plan.pdf', contents.pdf));
    await expect(chosenFiles(page)).toHaveCount(1);
    await topic(page, 'Ma facture').click();
    await expect(message(page)).toBeHidden();
    await need(page, 'Comprendre une facture').click();
    await expect(chosenFiles(page)).toContainText(['plan.pdf']);
    await references(page).first().focus();
    await page.keyboard.press('Space');
    await topic(page, 'Autre').click();
    await expect(references(page).first()).toBeHidden();
    await topic(page, 'Ma facture').click();
    await need(page, 'Comprendre une facture').click();
    await expect(references(page).first()).toBeChecked();
    await flow(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(question(page)).toBeVisible();
  },
);
