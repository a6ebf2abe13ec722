import type { Page } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import { signInAddress } from '../walks/definePortalWalk.ts';
import { servePortalAt } from './servePortalAt.ts';

export const signInAt = async (
  page: Page,
  environment: keyof typeof hostTables,
  { target, baseURL }: { target: string; baseURL: string | undefined },
): Promise<void> => {
  const context = page.context();
  const origin = await servePortalAt(context, hostTables[environment].garrigue ?? '', baseURL);
  const signedIn = await context.request.get(signInAddress('owner', target), { maxRedirects: 0 });
  await page.goto(origin + signedIn.headers().location);
};
