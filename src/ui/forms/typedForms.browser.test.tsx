import { afterEach, expect, it, vi } from 'vitest';
import { page as locators, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from './choice/Checkbox.tsx';
import { CheckboxGroup } from './choice/CheckboxGroup.tsx';
import { RadioGroup } from './choice/RadioGroup.tsx';
import { Select } from './choice/Select.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './text/PasswordField.tsx';
import { TextArea } from './text/TextArea.tsx';
import { TextField } from './text/TextField.tsx';
import { giveBackTyped, readTyped } from './typedForms.ts';

const options = [
  { value: 'a', label: 'Premier' },
  { value: 'b', label: 'Deuxième' },
  { value: 'c', label: 'Troisième' },
];

const page = (flow = 'nameEdit', onSubmit: (typed: unknown) => void = () => {}) => (
  <div data-flow={flow}>
    <Form onSubmit={onSubmit}>
      <TextField name="last_name" label="Nom" format={(typed) => typed.toUpperCase()} />
      <TextArea name="message" label="Message" limit={5000} />
      <Select name="service" label="Service" options={options} />
      <RadioGroup name="civility" label="Civilité" options={options} />
      <CheckboxGroup name="topics" label="Sujets" options={options} />
      <Checkbox name="cgu">CGU</Checkbox>
      <PasswordField name="password" label="Mot de passe" autoComplete="new-password" />
      <TextField name="iban-1" label="IBAN" />
      <button type="submit">Envoyer</button>
    </Form>
  </div>
);

const typed = {
  last_name: ['LE GOFF'],
  message: ['Une ligne,\net une autre.'],
  service: ['b'],
  civility: ['a'],
  topics: ['b', 'c'],
  cgu: ['on'],
};

const here = () => location.pathname + location.search;

const control = (name: string) =>
  locators.elementLocator(document.querySelector(`[name="${name}"]`) ?? document.body);

afterEach(() => {
  giveBackTyped([]);
  vi.restoreAllMocks();
});

it('lists in a restored form the files that the user must choose again', async () => {
  const form = (
    <div data-flow="nameEdit">
      <Form onSubmit={() => {}}>
        <TextField name="last_name" label="Nom" />
        <input type="file" name="attachments" multiple />
      </Form>
    </div>
  );
  const { unmount } = await render(form);
  await userEvent.fill(control('last_name'), 'Le Goff');
  await userEvent.upload(control('attachments'), [new File(['1'], 'bail.pdf'), new File(['2'], 'plan.pdf')]);
  const left = readTyped();
  await unmount();
  giveBackTyped(left);
  await render(form);
  await expect.element(control('last_name')).toHaveValue('Le Goff');
  await expect.element(locators.getByText('À ajouter de nouveau : bail.pdf, plan.pdf.')).toBeVisible();
});

it('returns the values typed in a form, without passwords and IBANs', async () => {
  const screen = await render(page());
  expect(readTyped()).toEqual([]);
  await userEvent.fill(control('last_name'), 'Le Goff');
  await userEvent.fill(control('password'), 'Secret-1234');
  await userEvent.fill(control('iban-1'), 'FR76');
  const untouched = { message: [''], service: [''], civility: [], topics: [], cgu: [] };
  expect(readTyped()).toEqual([
    { flow: 'nameEdit', page: here(), values: { ...untouched, last_name: ['LE GOFF'] } },
  ]);
  await screen.unmount();
  expect(readTyped()).toEqual([]);
});

it('returns no password, even if the user has made the password visible', async () => {
  const screen = await render(page());
  await userEvent.fill(control('password'), 'Secret-1234');
  await screen.getByRole('button', { name: /^Afficher la saisie/ }).click();
  expect(JSON.stringify(readTyped())).not.toContain('Secret');
});

it.each([
  ['hidden', false],
  ['shown', true],
])('normalises the text of a one-line field, but neither a message nor a %s password', async (_, isShown) => {
  const sent = vi.fn();
  const screen = await render(page('nameEdit', sent));
  const secret = 'Mot\u00a0de\u200bpasse\u20131';
  const message = 'Famille 👨‍👩‍👧 :\u00a0« oui »\n– non';
  await userEvent.fill(control('last_name'), '\u202aLe\u00a0Goff\u2011Ｂ\u202c');
  await userEvent.fill(control('iban-1'), '\u200bFR76\u00a03000');
  await userEvent.fill(control('message'), message);
  await userEvent.fill(control('password'), secret);
  if (isShown) await screen.getByRole('button', { name: /^Afficher la saisie/ }).click();
  await screen.getByRole('button', { name: 'Envoyer' }).click();
  await expect
    .poll(() => sent.mock.calls[0]?.[0])
    .toMatchObject({ last_name: 'LE GOFF-B', 'iban-1': 'FR76 3000', message, password: secret });
});

it('restores the stored values of a form once when it opens, with a message for the user', async () => {
  giveBackTyped([{ flow: 'nameEdit', page: here(), values: typed }]);
  const sent = vi.fn();
  const screen = await render(page('nameEdit', sent));
  await expect.element(screen.getByText(/ce que vous aviez saisi est rétabli/)).toBeVisible();
  expect(readTyped()).toEqual([{ flow: 'nameEdit', page: here(), values: typed }]);
  await screen.getByRole('button', { name: 'Envoyer' }).click();

  await expect
    .poll(() => sent.mock.calls[0]?.[0])
    .toMatchObject({ service: 'b', civility: 'a', topics: ['b', 'c'], cgu: 'on' });
  await screen.unmount();
  await render(page());
  expect(readTyped()).toEqual([]);
});

it.each([
  ['another flow', { flow: 'emailEdit', page: here() }],
  ['another page', { flow: 'nameEdit', page: '/ailleurs' }],
])('restores no values in a form for %s', async (_, form) => {
  giveBackTyped([{ ...form, values: typed }]);
  const screen = await render(page());
  expect(readTyped()).toEqual([]);
  await expect.element(screen.getByText(/rétabli/)).not.toBeInTheDocument();
});
