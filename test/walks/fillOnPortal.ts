import type { Locator } from '@playwright/test';

const kindOf = (control: Locator): Promise<string> =>
  control
    .first()
    .evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName));

const isChoice = (kind: string) => kind === 'radio' || kind === 'checkbox';

/** Presses the label of each choice that is not as it must be: the input of one is out of sight. */
const choose = async (choices: Locator, kind: string, values: readonly unknown[]) => {
  for (const choice of await choices.all()) {
    const isWanted = values.includes(await choice.inputValue());
    const isChosen = await choice.isChecked();
    if (isChosen !== isWanted && (isWanted || kind === 'checkbox'))
      await choice.locator('xpath=ancestor::label').click();
  }
};

/**
 * Fills a form of the built portal as a person does: each value in the controls of its name. What it holds already is left
 * alone: a field may be closed to a role.
 */
export const fillOnPortal = async (form: Locator, values: object): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    const controls = form.locator(`[name="${name}"]`);
    const kind = await kindOf(controls);
    if (isChoice(kind)) await choose(controls, kind, [value].flat());
    else if ((await controls.inputValue()) === value) continue;
    else if (kind === 'select') await controls.selectOption(String(value));
    else await controls.fill(String(value));
  }
};
