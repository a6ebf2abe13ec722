import { expect, type Page } from '@playwright/test';

/** The portal has taken the painted page over, and said so. */
export const takenOver = (page: Page) => expect(page.locator('#late')).toHaveCount(0);
