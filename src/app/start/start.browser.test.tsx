import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '../../ui/forms/choice/Checkbox.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { PasswordField } from '../../ui/forms/text/PasswordField.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { captureFormState } from './start.tsx';

const painted = `<form>
  <input type="radio" name="civility" value="miss"><input type="radio" name="civility" value="mr">
  <input name="name"><input type="email" name="email"><input type="password" name="password">
  <input type="checkbox" name="terms"><input name="gone"><input name="closed" disabled>
</form>`;

const civilities = [
  { value: 'miss', label: 'Madame' },
  { value: 'mr', label: 'Monsieur' },
];

let container: HTMLElement;
let root: Root | undefined;

const field = (name: string, value = ''): HTMLInputElement => {
  const found = container.querySelector(`[name="${name}"]${value && `[value="${value}"]`}`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No field ${name}`);
  return found;
};

const open = (onTyped: (values: unknown) => void = () => {}) => {
  root = createRoot(container);
  flushSync(() =>
    root?.render(
      <Form onSubmit={() => {}} onTyped={onTyped}>
        <RadioGroup name="civility" label="Civilité" options={civilities} />
        <TextField name="name" label="Nom" format={(typed) => typed.toUpperCase()} defaultValue="LE BRAZ" />
        <TextField name="email" type="email" label="E-mail" defaultValue="a@b.example" />
        <PasswordField name="password" label="Mot de passe" autoComplete="new-password" />
        <Checkbox name="terms">J’accepte</Checkbox>
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

it('restores in the live form only what was typed in the prerendered one', async () => {
  await userEvent.click(field('civility', 'mr'));
  await userEvent.type(field('name'), 'le goff');
  await userEvent.type(field('password'), 'Motdepasse-1');
  await userEvent.click(field('terms'));
  const onTyped = vi.fn();
  const restore = captureFormState(container);
  open(onTyped);
  restore?.();
  const typed = {
    civility: 'mr',
    name: 'LE GOFF',
    email: 'a@b.example',
    password: 'Motdepasse-1',
    terms: 'on',
  };
  await expect.poll(values).toEqual(typed);
  expect(onTyped).toHaveBeenLastCalledWith(typed);
});

it('resets the prerendered fields to their initial values', async () => {
  await userEvent.type(field('name'), 'le goff');
  await userEvent.click(field('terms'));
  captureFormState(container);
  expect(field('name').value).toBe('');
  expect(field('terms').checked).toBe(false);
});

it('restores the focus, and the caret if the field has a selection range', async () => {
  await userEvent.type(field('password'), 'Motdepasse-1');
  field('password').setSelectionRange(3, 5);
  const restore = captureFormState(container);
  open();
  restore?.();
  expect(document.activeElement).toBe(field('password'));
  expect([field('password').selectionStart, field('password').selectionEnd]).toEqual([3, 5]);
});

it('restores the focus of a field without a selection range', async () => {
  await userEvent.type(field('email'), 'c@d.example');
  const restore = captureFormState(container);
  open();
  restore?.();
  expect(document.activeElement).toBe(field('email'));
  await expect.poll(values).toMatchObject({ email: 'c@d.example' });
});

it('returns null if there is no editable field', () => {
  container.innerHTML = '<form><input name="closed" disabled></form>';
  expect(captureFormState(container)).toBeNull();
});
