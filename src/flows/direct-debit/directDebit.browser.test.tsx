import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createActor, type StateValueFrom } from 'xstate';
import { directDebitMachine, newContext } from '#machines/direct-debit/directDebit.machine.ts';
import { directDebitModel } from '#machines/direct-debit/directDebit.model.ts';
import { forbiddenFailure } from '../../domain/failure.ts';
import { DirectDebitView } from './DirectDebitView.tsx';

const { 'le retour d’une signature': input } = directDebitModel.inputs;
const { 'un compte connu, sans mandat': information } = directDebitModel.outcomes.loadInformation.done;

const showIn = (
  value: StateValueFrom<typeof directDebitMachine>,
  changes: Partial<ReturnType<typeof newContext>> = {},
) => {
  const context = { ...newContext(input), information, ...changes };
  const snapshot = directDebitMachine.resolveState({ value, context });
  const actor = createActor(directDebitMachine, { input, snapshot });
  return render(<DirectDebitView actor={actor} creditor="Eaux du Ponant" onClose={() => {}} />);
};

it('shows « Aucun compte bancaire » for a contract without an IBAN', async () => {
  await showIn('reviewing', { information: { ...information, iban: '' } });
  await expect(screen.getByText('Aucun compte bancaire')).toBeVisible();
});

it('requires the civility and the company name of a company', async () => {
  await showIn('identifying');
  await expect(screen.getByLabelText('Raison sociale')).toHaveValue('Boulangerie du Port');
  await userEvent.clear(screen.getByLabelText('Raison sociale'));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await expect(screen.getByRole('alert')).toHaveTextContent('Choisissez une civilité.');
  await expect(screen.getByRole('alert')).toHaveTextContent('Saisissez la raison sociale du titulaire.');
});

it('shows no retry button if the user may not load the direct-debit information', async () => {
  const failure = forbiddenFailure('Votre compte n’a pas les droits nécessaires.');
  await showIn({ signed: 'unavailable' }, { information: null, failure });
  await expect(screen.getByText(/n’a pas les droits nécessaires/)).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

const mandate = '/download/contract/mandate/981000004217-M1/sps';

it.each([
  ['inPlace', ['/', '/espace-facturation']],
  [{ signed: 'available' }, ['/', '/espace-facturation', mandate]],
  ['unsigned', ['/', '/espace-facturation?reference=981000004217']],
] as const)('shows at the end of direct debit, in the state %j, the links %j', async (value, addresses) => {
  await showIn(value);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(links).toEqual(addresses);
});
