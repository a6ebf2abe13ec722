import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Form } from '../../ui/forms/Form.tsx';
import { PasswordField } from '../../ui/forms/text/PasswordField.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { captureFormState } from './formState.ts';
import { ignoreStrayDrops } from './start.tsx';

const painted = '<form><input type="email" name="email"><input type="password" name="password"></form>';

let container: HTMLElement;
let root: Root | undefined;

const field = (name: string): HTMLInputElement => {
  const found = container.querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No field ${name}`);
  return found;
};

const open = () => {
  root = createRoot(container);
  flushSync(() =>
    root?.render(
      <Form onSubmit={() => {}}>
        <TextField name="email" type="email" label="E-mail" defaultValue="a@b.example" />
        <PasswordField name="password" label="Mot de passe" autoComplete="new-password" />
      </Form>,
    ),
  );
};

const values = () => Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));

beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = painted;
  document.body.append(container);
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
});

it.each([
  ['and the caret of a field with a selection range', 'password', [3, 5]],
  ['of a field without a selection range', 'email', [null, null]],
])('restores after the start of the application the focus %s', async (_, name, range) => {
  await userEvent.type(field(name), 'c@d.example');
  if (range[0] !== null) field(name).setSelectionRange(3, 5);
  const restore = captureFormState(container);
  open();
  restore?.();
  expect(document.activeElement).toBe(field(name));
  expect([field(name).selectionStart, field(name).selectionEnd]).toEqual(range);
  await expect.poll(values).toMatchObject({ [name]: 'c@d.example' });
});

it('stores neither focus nor typed values for a prerendered page without an editable field', () => {
  container.innerHTML = '<form><input name="closed" disabled></form>';
  expect(captureFormState(container)).toBeNull();
});

describe('ignoreStrayDrops', () => {
  ignoreStrayDrops();

  const isLeft = (type: string, dataTransfer: DataTransfer) =>
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));

  it.each(['dragover', 'drop'])('cancels the event %s for a file, but not for text', (type) => {
    const file = new DataTransfer();
    file.items.add(new File(['GIF89a'], 'logo.gif'));
    expect(isLeft(type, file)).toBe(false);
    const words = new DataTransfer();
    words.setData('text/plain', 'Bonjour');
    expect(isLeft(type, words)).toBe(true);
  });
});
