import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Form } from '../../ui/forms/Form.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { EmailField } from './NameFields.tsx';

it('sends an e-mail address as typed if its domain contains accents', async () => {
  const onSubmit = vi.fn();
  await render(
    <Form onSubmit={onSubmit}>
      <EmailField name="email" label="Adresse e-mail" />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>,
  );
  const field = page.getByRole('textbox', { name: 'Adresse e-mail' });
  await field.fill('contact@société.example');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalledWith({ email: 'contact@société.example' });
  await expect.element(field).toHaveAttribute('inputmode', 'email');
  await expect.element(field).toHaveAttribute('autocapitalize', 'none');
});
