import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DebitFormStub } from './DebitFormStub.tsx';

const show = () => render(<DebitFormStub />);

it('links each error in the error summary to its field', async () => {
  await show();

  await userEvent.click(screen.getByRole('button', { name: 'Demander le prélèvement automatique' }));
  await expect(screen.getByRole('alert')).toHaveTextContent('Corrigez 4 champs');
  await userEvent.click(screen.getByRole('button', { name: 'Remplissez les six cases de l’IBAN.' }));
  await expect(screen.getByLabelText('IBAN, groupe 1 sur 6')).toHaveFocus();
});

it('splits a typed IBAN into six inputs, and submits the form', async () => {
  await show();

  await userEvent.type(screen.getByLabelText('Prénom'), 'Jeanne');
  await userEvent.type(screen.getByLabelText('Nom'), 'Le Goff');
  await userEvent.type(screen.getByLabelText('Téléphone mobile'), '0639980000');
  await userEvent.selectOptions(screen.getByLabelText('Pays'), 'Royaume-Uni');
  await userEvent.click(screen.getByLabelText('IBAN, groupe 1 sur 6'));
  await userEvent.keyboard('gb33bukb20201555555555');
  await expect(screen.getByLabelText('IBAN, groupe 6 sur 6')).toHaveValue('55');
  await userEvent.click(screen.getByRole('button', { name: 'Demander le prélèvement automatique' }));
  await expect(screen.queryByRole('alert')).toBeNull();
});
