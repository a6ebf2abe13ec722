import { expect, type Page } from '@playwright/test';

/** Expects the end of the hydration: `#late` is removed. */
export const takenOver = (page: Page) => expect(page.locator('#late')).toHaveCount(0);
