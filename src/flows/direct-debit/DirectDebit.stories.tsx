import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { directDebitMachine, newContext } from '#machines/direct-debit/directDebit.machine.ts';
import type { Account, Holder } from '#machines/direct-debit/directDebit.schema.ts';
import type { Billing } from '#machines/direct-debit/information.ts';
import { type Failure, forbiddenFailure, technicalFailure } from '../../domain/failure.ts';
import { contractWithDebit } from '../../domain/fixtures/account.ts';
import { directDebitMount } from './directDebit.mount.tsx';

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

/** The flow stopped in a state. */
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

const meta = {
  component: directDebitMount.View,
  args: { actor: frozenIn('reviewing') },
} satisfies Meta<typeof directDebitMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { actor: frozenIn('loading') },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Un instant' })).toHaveTextContent('Nous cherchons');
    await expect(screen.getByRole('button', { name: 'Fermer' })).toBeEnabled();
  },
};

export const Contract: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/128,40/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continuer' })).toBeEnabled();
  },
};

export const Monthly: Story = {
  args: { actor: frozenIn('reviewing', { billing: { payment_mode: 'M', balance_amount: 211.61 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contrat mensualisé')).toBeVisible();
    await expect(canvas.getByText(/^0,00/)).toBeVisible();
    await expect(canvas.queryByText(/128,40|211,61/)).toBeNull();
  },
};

export const WithoutAccount: Story = {
  args: { actor: frozenIn('reviewing', { iban: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucun compte bancaire')).toBeVisible();
  },
};

export const Person: Story = {
  args: { actor: frozenIn('identifying') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('d’une personne'));
    await expect(canvas.getByLabelText('Nom')).toHaveValue('Boulangerie du Port');
    await expect(canvas.getByLabelText(/Téléphone mobile/)).toHaveValue('06 39 98 00 17');
  },
};

export const Company: Story = {
  args: { actor: frozenIn('identifying') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Raison sociale')).toHaveValue('Boulangerie du Port');
    await userEvent.clear(canvas.getByLabelText('Raison sociale'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choisissez une civilité.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saisissez la raison sociale du titulaire.');
  },
};

export const RefusedHolder: Story = {
  args: {
    actor: frozenIn('identifying', {
      holder,
      failure: {
        kind: 'refused',
        message: 'Ce numéro n’est pas attribué.',
        fields: { mobile_phone: ['Ce numéro n’est pas attribué.'] },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Téléphone mobile/)).toHaveAccessibleDescription(
      /Ce numéro n’est pas attribué/,
    );
  },
};

export const KnownAccount: Story = {
  args: { actor: frozenIn('choosing', { holder }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Madame Le Goff')).toBeVisible();
    await expect(canvas.queryByLabelText('Titulaire du compte bancaire')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Demander le prélèvement' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Corrigez 1 champ');
  },
};

export const NewAccount: Story = {
  args: { actor: frozenIn('choosing', { holder, iban: '' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Demander le prélèvement' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Saisissez l’IBAN.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Donnez votre accord pour continuer.');
  },
};

export const Failed: Story = {
  args: { actor: frozenIn('choosing', { holder, failure: technicalFailure() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur technique s’est produite');
  },
};

export const Requesting: Story = {
  args: { actor: frozenIn('requesting', { holder }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Demander le prélèvement' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Renoncer' })).toBeDisabled();
  },
};

export const InPlace: Story = {
  args: {
    actor: frozenIn('inPlace', { holder, account: { has_mandate: 0, iban: 'FR7630006000011234567890189' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usine des Bars 98-1000-0042-17')).toBeVisible();
    await expect(canvas.getByText('IBAN qui se termine par 0189')).toBeInTheDocument();
    await expect(canvas.getByText('21 novembre 2026')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/128,40.€ déjà dus restent à payer/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Le prélèvement automatique est en place');
  },
};

export const Signed: Story = {
  args: {
    actor: frozenIn(
      { signed: 'available' },
      { information: null, returned: { status: 'OK', fullRef: '981000004217-M1' } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usine des Bars 98-1000-0042-17')).toBeVisible();
    await expect(canvas.getByText('981000004217-M1')).toBeVisible();
    await expect(canvas.queryByText('Compte prélevé')).toBeNull();
    await expect(canvas.queryByText('Demandé le')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('déjà émises restent à payer');
    await expect(canvas.getByRole('link', { name: 'Télécharger le mandat (nouvel onglet)' })).toHaveAttribute(
      'href',
      '/download/contract/mandate/981000004217-M1/sps',
    );
  },
};

const returned = { status: 'OK', fullRef: '981000004217-M1' };

export const ReadingMandate: Story = {
  args: { actor: frozenIn({ signed: 'reading' }, { information: null, returned }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Votre mandat est signé')).toBeVisible();
    await expect(canvas.getByText('Nous cherchons le document de votre mandat.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Télécharger/ })).toBeNull();
  },
};

export const WithForbiddenMandate: Story = {
  args: {
    actor: frozenIn(
      { signed: 'unavailable' },
      {
        information: null,
        returned,
        failure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.'),
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/n’a pas les droits nécessaires/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

export const WithoutMandate: Story = {
  args: { actor: frozenIn({ signed: 'unavailable' }, { information: null, returned }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Votre mandat est signé')).toBeVisible();
    await expect(canvas.getByText(/n’est pas encore disponible/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Unsigned: Story = {
  args: { actor: frozenIn('unsigned', { returned: { status: 'KO', fullRef: '' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('n’est pas en place');
    await expect(canvas.getByRole('button', { name: 'Recommencer' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Payer autrement' })).toHaveAttribute(
      'href',
      '/espace-facturation?reference=981000004217',
    );
  },
};
