import type { Page } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import { sampled } from '../deep.ts';
import { expect, test } from '../journeys/portal.ts';
import { servePortalAt, signInAt } from '../journeys/servePortalAt.ts';
import type { ContractListPage } from './contractListPage.ts';

type Columns = {
  reference: string;
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
      test(
        `shows the columns of the list that ${environment} allows`,
        when,
        async ({ baseURL, context, page, sandbox }) => {
          expect(await sandbox.calls()).toEqual([]);
          const showsEverything = environment === 'inte';
          const origin = await servePortalAt(context, hostTables[environment].garrigue ?? '', baseURL);
          await signInAt(page, origin, baseURL, `${path}?reference=${reference}`);
          await expect(flow(page).getByRole('columnheader')).toHaveText(
            [...(showsEverything ? everything : customers)],
            { useInnerText: true },
          );
          await expectRow?.(page, showsEverything);
        },
      );
  });
};
