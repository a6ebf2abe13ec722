import type { Locator, Page } from 'playwright';

/** What a hand does on a page, by its name: one gesture, one interaction. */
export type Gesture = { name: string; make: (page: Page) => Promise<void> };

/** How long a finger stays on a button or a key. */
const pressDuration = 60;

/** Presses with the mouse, once it is over what it presses. */
export const press = (name: string, target: (page: Page) => Locator): Gesture => ({
  name,
  make: async (page) => {
    await target(page).hover();
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.waitForTimeout(pressDuration);
    await page.mouse.up();
  },
});

/** Presses a key, where the focus is. */
export const key = (name: string, pressed: string): Gesture => ({
  name,
  make: (page) => page.keyboard.press(pressed, { delay: pressDuration }),
});

/** Types a word, a key a gesture. */
export const type = (name: string, word: string): Gesture[] =>
  [...word].map((letter) => key(`${name}: ${letter}`, letter));
