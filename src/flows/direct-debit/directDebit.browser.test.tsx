import type { ComponentProps } from 'react';
import { screen, userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor, type StateValueFrom } from 'xstate';
import { directDebitMachine, newContext } from '#machines/direct-debit/directDebit.machine.ts';
import type { Account, Holder } from '#machines/direct-debit/directDebit.schema.ts';
import type { Billing } from '#machines/direct-debit/information.ts';
import { type Failure, forbiddenFailure } from '../../domain/failure.ts';
import { contractWithDebit } from '../../domain/fixtures/account.ts';
import { DirectDebitView } from './DirectDebitPage.tsx';

const information = {
  has_mandate: 0 as const,
  iban: 'FR7630001007941234567890185',
  name: 'Usine des Bars',
  site_address: '12 quai Duguay-Trouin, 35400 Saint-Malo',
  balance: 128.4,
  titulaire: 'Boulangerie du Port',
  mobile: '0639980017',
};

const holder: Holder = {
  holder_type: 'person',
  civility: 'miss',
  last_name: 'Le Goff',
  mobile_phone: '0639980017',
};

const today = new Date(2026, 10, 21);

const signature = { origin: 'https://portail.example', trusted: [] };

type Part = Partial<{
  account: Account;
  information: null;
  billing: Billing;
  iban: string;
  holder: Holder;
  failure: Failure;
  returned: { status: string; fullRef: string };
}>;

const frozenIn = (
  value: StateValueFrom<typeof directDebitMachine>,
  { iban = information.iban, returned, ...part }: Part = {},
) => {
  const input = { contract: contractWithDebit, returned: returned ?? null, signature, today };
  return createActor(directDebitMachine, {
    input,
    snapshot: directDebitMachine.resolveState({
      value,
      context: { ...newContext(input), information: { ...information, iban }, ...part },
    }),
  });
};

const show = (props: Partial<ComponentProps<typeof DirectDebitView>> = {}) => {
  const shown = { actor: frozenIn('reviewing'), ...props };
  return render(<DirectDebitView creditor="Eaux du Ponant" onClose={() => {}} {...shown} />);
};

it('shows that a contract has no bank account', async () => {
  await show({ actor: frozenIn('reviewing', { iban: '' }) });

  await expect(screen.getByText('Aucun compte bancaire')).toBeVisible();
});

it('requires the civility and the name of a company', async () => {
  await show({ actor: frozenIn('identifying') });

  await expect(screen.getByLabelText('Raison sociale')).toHaveValue('Boulangerie du Port');
  await userEvent.clear(screen.getByLabelText('Raison sociale'));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await expect(screen.getByRole('alert')).toHaveTextContent('Choisissez une civilité.');
  await expect(screen.getByRole('alert')).toHaveTextContent('Saisissez la raison sociale du titulaire.');
});

it('requires the IBAN and the consent', async () => {
  await show({ actor: frozenIn('choosing', { holder, iban: '' }) });

  await userEvent.click(screen.getByRole('button', { name: 'Demander le prélèvement' }));
  await expect(screen.getByRole('alert')).toHaveTextContent('Saisissez l’IBAN.');
  await expect(screen.getByRole('alert')).toHaveTextContent('Donnez votre accord pour continuer.');
});

it('summarises the direct debit in place and the remaining balance', async () => {
  await show({
    actor: frozenIn('inPlace', { holder, account: { has_mandate: 0, iban: 'FR7630006000011234567890189' } }),
  });

  await expect(screen.getByText('Usine des Bars 98-1000-0042-17')).toBeVisible();
  await expect(screen.getByText('IBAN qui se termine par 0189')).toBeInTheDocument();
  await expect(screen.getByText('21 novembre 2026')).toBeVisible();
  await expect(screen.getByRole('status')).toHaveTextContent(/128,40.€ déjà dus restent à payer/);
  await expect(screen.getByRole('status')).toHaveTextContent('Le prélèvement automatique est en place');
});

const returned = { status: 'OK', fullRef: '981000004217-M1' };

it('offers no retry of a forbidden request', async () => {
  await show({
    actor: frozenIn(
      { signed: 'unavailable' },
      {
        information: null,
        returned,
        failure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.'),
      },
    ),
  });

  await expect(screen.getByText(/n’a pas les droits nécessaires/)).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

it('links to another means of payment', async () => {
  await show({ actor: frozenIn('unsigned', { returned: { status: 'KO', fullRef: '' } }) });

  await expect(screen.getByRole('alert')).toHaveTextContent('n’est pas en place');
  await expect(screen.getByRole('button', { name: 'Recommencer' })).toBeEnabled();
  await expect(screen.getByRole('link', { name: 'Payer autrement' })).toHaveAttribute(
    'href',
    '/espace-facturation?reference=981000004217',
  );
});
