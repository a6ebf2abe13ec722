import type { Page } from '@playwright/test';

export const holdFiles = async (page: Page, name: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(`**/assets/${name}`, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
};
