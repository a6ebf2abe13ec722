import type { Locator, Page } from '@playwright/test';
import type { Name, Role, Screen } from '../../walks/screen.ts';

const kindOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName));

/** Fills a control. For a radio button or checkbox, clicks the label, because the input is hidden. */
const fillControl = async (control: Locator, value: unknown): Promise<void> => {
  const kind = await kindOf(control);
  if (kind === 'radio' || kind === 'checkbox') {
    const isWanted = [value].flat().includes(await control.inputValue()) || value === true;
    if ((await control.isChecked()) !== isWanted && (isWanted || kind === 'checkbox'))
      await control.locator('xpath=ancestor::label').click();
  } else if ((await control.inputValue()) !== value) {
    if (kind === 'select') await control.selectOption(String(value));
    else await control.fill(String(value));
  }
};

export const portalScreen = (page: Page, flow: string): Screen => {
  const root = page.locator(`[data-flow="${flow}"]`);
  const find = async (role: Role, name: Name, within: Page | Locator = page): Promise<Locator> => {
    const byName = (isExact: boolean, place: Page | Locator) =>
      place.getByRole(role, { name, exact: isExact }).and(page.locator(':visible'));
    const anywhere = byName(false, within);
    await anywhere.first().waitFor();
    const places = within === page ? [root, page] : [within];
    for (const place of places)
      for (const isExact of [true, false]) {
        const found = byName(isExact, place);
        if ((await found.count()) > 0) return found.first();
      }
    return anywhere.first();
  };
  const pressOn = async (control: Locator, role: Role) => {
    const label = control.locator('xpath=ancestor::label');
    if ((role === 'radio' || role === 'checkbox') && (await label.count()) > 0) await label.click();
    else await control.click();
  };
  return {
    press: async (role, name, within) =>
      pressOn(await find(role, name, within && (await find(within.role, within.name))), role),
    type: async (name, text, role = 'textbox') => {
      const field = await find(role, name);
      if (!(await field.isEditable()) && (await field.inputValue()) === text) return;
      await field.fill(text);
    },
    key: async (name, key) => (await find('textbox', name)).press(key),
    blur: async (name) => (await find('combobox', name)).blur(),
    openList: async (name) => (await find('combobox', name)).press('ArrowDown'),
    choose: async (name, value) => {
      await (await find('combobox', name)).selectOption(value);
    },
    check: async (name, wanted) => {
      const box = await find('checkbox', name);
      if ((await box.isChecked()) !== wanted) await pressOn(box, 'checkbox');
    },
    pickDay: async (name, day) => root.getByLabel(name).fill(day),
    fill: async ({ values }) => {
      for (const [name, value] of Object.entries(values)) {
        const controls = root.locator(`form:visible [name="${name}"]`);
        await controls.first().waitFor({ state: 'attached' });
        for (const control of await controls.all()) await fillControl(control, value);
      }
    },
    suggest: async (name, text) => {
      const field = await find('combobox', name);
      if ((await field.inputValue()) === text) await field.press('ArrowDown');
      else await field.fill(text);
      try {
        await page.getByRole('option', { name: new RegExp(`^${text}`) }).click();
      } catch (thrown) {
        await field.press('Escape');
        throw thrown;
      }
    },
    unfold: async (name) => {
      const button = await find('button', name);
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    },
    has: async (role, name) => (await root.getByRole(role, { name, exact: true }).count()) > 0,
    element: (role, name) => {
      throw new Error(`The driver portal returns no element: ${role} ${String(name)}`);
    },
  };
};
