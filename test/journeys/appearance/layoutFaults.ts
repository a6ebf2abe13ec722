import type { Page } from '@playwright/test';
import { findLayoutFaults } from './findLayoutFaults.ts';

export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findLayoutFaults);
