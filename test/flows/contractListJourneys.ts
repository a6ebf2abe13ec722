import type { Page } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { expect, test } from '../journeys/portal.ts';
import { signInAt } from '../journeys/signInAt.ts';
import type { ContractListPage } from './contractListPage.ts';

/** Presses « Afficher plus de contrats » up to the last of the owner's twelve contracts, five at a time. */
export const expectFiveAtATime = async ({ contracts }: ContractListPage, page: Page) => {
  const more = page.getByRole('button', { name: 'Afficher plus de contrats' });
  await more.click();
  await expect(contracts(page)).toHaveCount(10);
  await expect(contracts(page).nth(5).getByRole('button')).toBeFocused();
  await more.click();
  await expect(contracts(page)).toHaveCount(12);
  await expect(more).toHaveCount(0);
};

type Listed = {
  /** « invoices » */
  rows: string;
  /** Contract with many rows, text of their count, and number of pages of 5. */
  many: string;
  counted: string;
  pageCount: number;
  query: string;
  /** Options of tests that another list covers as well. */
  when: { tag?: string };
};

export const testContractList = (
  list: ContractListPage,
  { rows, many, counted, pageCount, query, when }: Listed,
) => {
  const { path, search, flow, state, pages, contracts, submit } = list;

  test.describe(list.id, () => {
    test(
      `a page of ${rows} that fails to load keeps the current page`,
      deep,
      async ({ page, sandbox, signIn }) => {
        await signIn('owner', `${path}?reference=${many}`);
        await pages(page, 'shown').waitFor();
        await sandbox.failInTurn(search, ['status=500', 'html', 'shape', 'drop'], {
          attempt: () => flow(page).getByRole('button', { name: 'Page 2' }).click(),
          expectMessage: async () => {
            await pages(page, 'stuck').waitFor();
            await expect(pages(page, 'stuck').getByRole('alert')).toContainText('n’a pas pu être chargée');
            await expect(page.getByText(`${counted}, page 1 sur ${pageCount}`)).toBeVisible();
            await expect(list.rows(page)).toHaveCount(5);
          },
        });
        await expectAccessible(page);
        await pages(page, 'stuck').getByRole('button', { name: 'Réessayer' }).click();
        await expect(page.getByText(`${counted}, page 2 sur ${pageCount}`)).toBeVisible();
      },
    );

    test('a list that fails to load shows an error and a retry', deep, async ({ page, sandbox, signIn }) => {
      await sandbox.fail(search, 'status=500');
      await signIn('owner', path);
      await state(page, 'unavailable').waitFor();
      await expectAccessible(page);
      await sandbox.heal();
      await sandbox.failInTurn(search, ['html', 'empty', 'shape', 'code=12', 'drop'], {
        attempt: () => flow(page).getByRole('button', { name: 'Réessayer' }).click(),
        expectMessage: async () => {
          await state(page, 'unavailable').waitFor();
          await expect(flow(page).getByRole('alert')).toHaveCount(1);
        },
      });
      await flow(page).getByRole('button', { name: 'Réessayer' }).click();
      await expect(contracts(page)).toHaveCount(5);
      await sandbox.fail(search, 'status=500', 1);
      await page.getByRole('button', { name: 'Afficher plus de contrats' }).click();
      await expect(flow(page).getByRole('alert')).toContainText(
        'La suite de la liste n’a pas pu être chargée.',
      );
      await expect(contracts(page)).toHaveCount(5);
      await flow(page).getByRole('button', { name: 'Réessayer' }).click();
      await expect(contracts(page)).toHaveCount(10);
    });

    test(
      'a session that expires during a search redirects to the sign-in and back',
      when,
      async ({ page, sandbox, signIn }) => {
        await signIn('owner', `${path}?${query}`);
        await state(page, 'listed.settled').waitFor();
        await sandbox.fail(search, 'status=401', 1);
        await submit(page).click();
        await expect(page).toHaveURL(/\/saml\/login\?RelayState=/);
        expect(new URL(page.url()).searchParams.get('RelayState')).toBe(`${path}?${query}`);
      },
    );
  });
};

type Columns = {
  reference: string;
  /** Column headers for customers, and all of them. */
  customers: readonly string[];
  everything: readonly string[];
  expectRow?: (page: Page, showsEverything: boolean) => Promise<void>;
};

export const testColumns = (
  { id, path, flow }: ContractListPage,
  { reference, customers, everything, expectRow }: Columns,
) => {
  test.describe(id, () => {
    for (const [environment, when] of sampled(['prod', 'preprod', 'inte'] as const))
      test(`the columns of ${environment}`, when, async ({ baseURL, page, sandbox }) => {
        expect(await sandbox.calls()).toEqual([]);
        const showsEverything = environment === 'inte';
        await signInAt(page, environment, { target: `${path}?reference=${reference}`, baseURL });
        await expect(flow(page).getByRole('columnheader')).toHaveText([
          ...(showsEverything ? everything : customers),
        ]);
        await expectRow?.(page, showsEverything);
      });
  });
};

type Mistake = {
  /** Invalid query string, and the error of each of its criteria. */
  query: string;
  reproaches: readonly RegExp[];
  wrong: readonly [name: string, typed: string];
  corrections: Readonly<Record<string, string>>;
  corrected: string;
};

type Searched = {
  when: { tag?: string };
  row: string;
  reference: string;
  mistake: Mistake;
  /** Field with a wrong text, then a right one, and the query string of the search. */
  correction: { name: string; wrong: string; right: string; query: string };
  /** Search that the back office refuses: its message, and the error of one field. */
  refusal: { query: string; siteAddress: string; message: string; field: string; error: string };
  nothing: { query: string; texts: readonly (string | RegExp)[] };
  keyboard: { title: string; go: (page: Page) => Promise<void> };
};

export const testContractListSearch = (list: ContractListPage, described: Searched) => {
  const { path, search, flow, state, contracts, field, submit } = list;
  const { when, row, reference, mistake, correction, refusal, nothing, keyboard } = described;

  test.describe(list.id, () => {
    test(
      'an invalid parameter of the address shows a message, without a search',
      deep,
      async ({ page, sandbox, signIn }) => {
        await signIn('owner', `${path}?${mistake.query}`);
        await state(page, 'misunderstood').waitFor();
        const alert = flow(page).getByRole('alert');
        await expect(alert).toContainText('Cette recherche n’est pas comprise');
        await expect(alert.getByRole('button')).toHaveText([...mistake.reproaches]);
        const [name, typed] = mistake.wrong;
        await expect(field(page, name)).toHaveValue(typed);
        expect(await sandbox.calls(search)).toEqual([]);
        await expectAccessible(page);
        for (const [each, text] of Object.entries(mistake.corrections)) await field(page, each).fill(text);
        await submit(page).click();
        await expect(page).toHaveURL(`${path}?${mistake.corrected}`);
        await expect(contracts(page)).toHaveCount(1);
      },
    );

    test(
      'a corrected search is sent by an immediate double click',
      when,
      async ({ page, sandbox, signIn }) => {
        const { name, wrong, right, query } = correction;
        await signIn('owner', path);
        await state(page, 'listed.settled').waitFor();
        await field(page, name).fill(wrong);
        await submit(page).click();
        await expect(flow(page).getByRole('alert')).toBeFocused();
        await field(page, name).fill(right);
        const button = await submit(page).boundingBox();
        if (!button) throw new Error('No button to press');
        await page.mouse.dblclick(button.x + button.width / 2, button.y + button.height / 2);
        await expect(page).toHaveURL(`${path}?${query}`);
        await state(page, 'listed.settled').waitFor();
        expect(await sandbox.calls(search)).toHaveLength(2);
      },
    );

    test(
      `by keyboard: collapses the search, searches, and ${keyboard.title}`,
      deep,
      async ({ page, signIn }) => {
        await signIn('owner', path);
        await state(page, 'listed.settled').waitFor();
        await flow(page)
          .getByRole('button', { name: new RegExp(`^Rechercher ${row}`) })
          .focus();
        await page.keyboard.press('Enter');
        await expect(field(page, 'reference')).toBeHidden();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(field(page, 'reference')).toBeFocused();
        await page.keyboard.type(reference);
        await page.keyboard.press('Enter');
        await expect(contracts(page)).toHaveCount(1);
        await keyboard.go(page);
      },
    );

    test('a refused search shows the reason and keeps the typed criteria', deep, async ({ page, signIn }) => {
      const { query, siteAddress, message, field: name, error } = refusal;
      await page.route(`**${search.slice('POST '.length)}`, (route) =>
        route.fulfill({ status: 400, json: { code: '50', message, validation_errors: { [name]: error } } }),
      );
      await signIn('owner', `${path}?${query}`);
      await expect(flow(page).getByRole('alert')).toContainText(message);
      await expect(flow(page).getByText(error).first()).toBeVisible();
      await expect(field(page, 'siteAddress')).toHaveValue(siteAddress);
      await expectAccessible(page);
    });

    test('an empty result shows advice', deep, async ({ page, signIn }) => {
      await signIn('owner', `${path}?${nothing.query}`);
      for (const text of nothing.texts) await expect(flow(page).getByText(text)).toBeVisible();
      await expectAccessible(page);
    });
  });
};
