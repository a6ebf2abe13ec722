import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Actor, createActor, fromPromise } from 'xstate';
import { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { knownContract } from '../../domain/fixtures/account.ts';
import { copiedIbans, typedIban, validIbans, wrongIbans } from '../../domain/fixtures/ibans.ts';
import { ibanBoxes } from '../../domain/iban.ts';
import { IbanEditView } from './IbanEditDialog.tsx';

let sent: string[];
let actor: Actor<typeof ibanEditMachine>;

const noted = ibanEditMachine.provide({
  actors: {
    submitForm: fromPromise(async ({ input }) => {
      sent.push(input.payload.iban);
    }),
  },
});

const box = (number: number) => page.getByRole('textbox', { name: `IBAN, groupe ${number} sur 7` });

const boxes = () =>
  ibanBoxes.map((_, index) => box(index + 1).element()).map((input) => (input as HTMLInputElement).value);

const cut = (iban: string) => Object.values(typedIban(iban));

const focus = (number: number) => (box(number).element() as HTMLInputElement).focus();

const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
};

const submit = () => page.getByRole('button', { name: 'Enregistrer l’IBAN' }).click();

beforeEach(async () => {
  sent = [];
  actor = createActor(noted, { input: { role: 'owner', contract: knownContract } });
  actor.start();
  await render(<IbanEditView actor={actor} />);
});

afterEach(() => actor.stop());

const lengths = validIbans.filter(({ title }) => /^France$|courte|28|31/.test(title));
const accepted = [
  ...lengths.map(({ title, iban }) => ({ title, iban, copied: iban })),
  ...copiedIbans.filter(({ title }) => /minuscules et espaces|précédé de son nom/.test(title)),
];
const refused = wrongIbans.filter(({ title }) =>
  /^clé IBAN fausse, France$|^un caractère de moins, Pays|^vide$/.test(title),
);

describe.each([
  ['typed', (text: string) => userEvent.keyboard(text.trim() || ' ')],
  ['pasted', async (text: string) => paste(text)],
])('an IBAN that is %s', (_, enter) => {
  it.each(accepted)('fills the inputs, and sends the bare IBAN: $title', async ({ copied, iban }) => {
    focus(1);
    await enter(copied);
    await expect.poll(boxes).toEqual(cut(iban));
    await submit();
    await expect.poll(() => sent).toEqual([iban]);
  });

  it.each(refused)(
    'shows an error below the IBAN inputs when the user submits the form: $title',
    async ({ iban }) => {
      const sentence = iban ? /Cet IBAN n’est pas valide/ : /Saisissez l’IBAN/;
      focus(1);
      await enter(iban);
      await submit();
      await expect.element(box(1)).toHaveAccessibleDescription(sentence);
      expect(sent).toEqual([]);
      await page.getByRole('alert').getByRole('button', { name: sentence }).click();
      await expect.element(box(1)).toHaveFocus();
    },
  );
});

it.each([
  ['RIB FR76 3000 6000 0112 3456 7890 189', 1],
  ['N° IBAN : FR76 3000 6000 0112 3456 7890 189 EUR', 4],
  ['BNPAFRPPXXX\nFR76 3000 6000 0112\n3456 7890 189', 7],
])('fills all IBAN inputs when the user pastes %j in the input no. %i', async (pasted, from) => {
  focus(from);
  paste(pasted);
  await expect.poll(boxes).toEqual(cut('FR7630006000011234567890189'));
});

describe('text inserted in the middle of an IBAN', () => {
  const select = (number: number, start: number, end: number) => {
    focus(number);
    (box(number).element() as HTMLInputElement).setSelectionRange(start, end);
  };

  beforeEach(async () => {
    focus(1);
    await userEvent.keyboard('FR7630006000112345678901');
    expect(boxes()).toEqual(['FR76', '3000', '6000', '1123', '4567', '8901', '']);
  });

  it('moves the following characters into the next inputs when the user inserts text', async () => {
    select(3, 2, 2);
    await userEvent.keyboard('00');
    await expect.element(box(4)).toHaveFocus();
    await userEvent.keyboard('9');
    expect(boxes()).toEqual(['FR76', '3000', '6000', '9001', '1234', '5678', '901']);
  });

  it('replaces the text of all inputs when the user types a whole IBAN in the first input', async () => {
    select(1, 0, 4);
    await userEvent.keyboard('FR7630001007941234567890185');
    expect(boxes()).toEqual(cut('FR7630001007941234567890185'));
  });

  it('inserts text pasted in the middle of an input, and puts the caret after the text', async () => {
    select(2, 1, 1);
    paste('99-9');
    await expect.poll(boxes).toEqual(['FR76', '3999', '0006', '0001', '1234', '5678', '901']);
    await expect.element(box(3)).toHaveFocus();
    await userEvent.keyboard('A');
    expect(boxes()[2]).toBe('A000');
  });

  it('shows a message and changes no input if an inserted text is too long', async () => {
    select(7, 0, 0);
    await userEvent.keyboard('2345');
    const full = ['FR76', '3000', '6000', '1123', '4567', '8901', '2345'];
    select(3, 2, 2);
    await userEvent.keyboard('9');
    expect(boxes()).toEqual(full);
    await expect.element(box(3)).toHaveAccessibleDescription(/28 caractères au plus/);
    await expect.element(box(3)).toHaveFocus();
    expect((box(3).element() as HTMLInputElement).selectionStart).toBe(2);
    paste('12');
    expect(boxes()).toEqual(full);
    await userEvent.keyboard('{Backspace}');
    await expect.element(box(3)).not.toHaveAccessibleDescription(/28 caractères au plus/);
    expect(boxes()[2]).toBe('600');
  });
});

describe('focus in the IBAN inputs', () => {
  it('moves the focus from a full input to the next input, but not beyond the last input', async () => {
    focus(1);
    await userEvent.keyboard('fr76');
    await expect.element(box(2)).toHaveFocus();
    await userEvent.keyboard('300010079412345678901859');
    await expect.element(box(7)).toHaveFocus();
  });

  it('deletes the last character of the previous input on Backspace in an empty input', async () => {
    focus(1);
    await userEvent.keyboard('FR7630');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect.element(box(1)).toHaveFocus();
    expect(boxes().slice(0, 2)).toEqual(['FR7', '']);
  });

  it('keeps the focus in an input when the user replaces a character, also in lower case', async () => {
    focus(1);
    await userEvent.keyboard('FR6');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}ab');
    expect(boxes()[0]).toBe('FAB6');
  });
});
