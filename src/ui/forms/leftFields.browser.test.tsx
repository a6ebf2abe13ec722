import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './text/TextField.tsx';

const words = { name: { required: 'Saisissez votre nom.' }, zipcode: { invalid: 'Saisissez 5 chiffres.' } };
const schema = z.object({
  name: z.string().check(z.minLength(1, 'name.required')),
  zipcode: z.string().check(z.regex(/^\d{5}$/, 'zipcode.invalid')),
});

const cancel = vi.fn();
const submit = vi.fn();
const name = page.getByRole('textbox', { name: 'Nom' });
const zipcode = page.getByRole('textbox', { name: 'Code postal' });
const announced = () =>
  page
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent)
    .join('');

const open = (waitsUntilValid = true) =>
  render(
    <Form schema={schema} words={[words]} onSubmit={submit} waitsUntilValid={waitsUntilValid}>
      <TextField name="name" label="Nom" />
      <TextField name="zipcode" label="Code postal" />
      <button type="button" onClick={cancel}>
        Annuler
      </button>
      <SubmitButton>Envoyer</SubmitButton>
    </Form>,
  );

beforeEach(() => {
  cancel.mockClear();
  submit.mockClear();
});

it('shows and announces the error of an invalid field when the user leaves the field', async () => {
  await open();
  await name.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(name).toHaveAccessibleDescription('Saisissez votre nom.');
  await expect.element(zipcode).not.toBeInvalid();
  expect(announced()).toBe('Saisissez votre nom.');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

it('removes the error of a field as soon as the user corrects the value', async () => {
  await open();
  await zipcode.fill('354');
  expect(announced()).toBe('');
  await expect.element(zipcode).not.toBeInvalid();
  await userEvent.keyboard('{Tab}');
  await expect.element(zipcode).toHaveAccessibleDescription('Saisissez 5 chiffres.');
  await zipcode.fill('35400');
  await expect.element(zipcode).not.toBeInvalid();
  expect(announced()).toBe('');
});

it('runs the action of « Annuler » on a click that also takes the focus from a field', async () => {
  await open();
  await zipcode.fill('354');
  await page.getByRole('button', { name: 'Annuler' }).click();
  expect(cancel).toHaveBeenCalledOnce();
  await expect.element(zipcode).toBeInvalid();
});

it('lets the button of an incomplete form have the focus, and lists the errors on Enter', async () => {
  await open();
  const button = page.getByRole('button', { name: 'Envoyer' });
  const look = () => getComputedStyle(button.element()).backgroundColor;
  const incomplete = look();
  (page.getByRole('button', { name: 'Annuler' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Saisissez votre nom\.Saisissez 5 chiffres\./);
  expect(submit).not.toHaveBeenCalled();
  await name.fill('Le Goff');
  await zipcode.fill('35400');
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  expect(look()).toBe(incomplete);
});

it('shows no error when the user leaves a field of a form without waitsUntilValid', async () => {
  await open(false);
  await zipcode.fill('354');
  await userEvent.keyboard('{Tab}');
  await expect.element(zipcode).not.toBeInvalid();
});
