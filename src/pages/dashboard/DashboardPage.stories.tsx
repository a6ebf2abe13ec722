import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { profileOfAccount as profile } from '#test/sandbox/customer.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const meta = {
  component: DashboardPage,
  args: {
    retry: (
      <>
        <Button>Réessayer</Button>
        <span role="status" />
      </>
    ),
  },
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyContracts: Story = {
  args: { profile: profile('owner') },
  play: async ({ canvas }) => {
    const offers = canvas.getAllByRole('link', { name: 'Découvrir l’offre' });
    await expect(offers.map((link) => link.getAttribute('href'))).toEqual([
      '/espace-produit/switch',
      '/espace-produit/fluids',
    ]);
    await expect(canvas.getByRole('link', { name: 'Voir mes factures' })).toHaveAttribute(
      'href',
      '/espace-facturation?pending=on',
    );
  },
};

export const Printed: Story = {
  args: { profile: profile('owner') },
  play: async ({ canvas }) => {
    const others = 'Cette impression contient 3 contrats sur 12.';
    await expect(canvas.queryByText(others)).toBeNull();
    dispatchEvent(new Event('beforeprint'));
    await expect(await canvas.findByText(others)).toBeVisible();
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText(others)).toBeNull());
  },
};

export const OneContract: Story = { args: { profile: profile('one-contract') } };

export const NoContract: Story = {
  args: { profile: profile('no-contract') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ajouter un contrat' })).toHaveAttribute(
      'href',
      '/espace-personnel?modale=addContract',
    );
    await expect(canvas.queryByText(/€|Rien à régler|Voir mes factures/)).toBeNull();
  },
};

export const UnknownBalance: Story = {
  args: { profile: { ...profile('owner'), soldeGlobal: null, detailContract: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/n’est pas disponible/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const OwedOnTheOnlyContract: Story = {
  args: {
    profile: {
      ...profile('one-contract'),
      detailContract: profile('one-contract').detailContract.map((contract) => ({
        ...contract,
        balance: 128.4,
      })),
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('À régler sur votre contrat')).toBeVisible(),
};

export const OwedSomewhere: Story = {
  args: { profile: { ...profile('owner'), soldeGlobal: 128.4, detailContract: [] } },
  play: ({ canvas }) => expect(canvas.getByText('À régler sur l’ensemble de vos contrats')).toBeVisible(),
};

export const UnreadBalance: Story = {
  args: {
    profile: { ...profile('owner'), unreadBalances: [{ kind: 'balance', name: '981000004217' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 solde de contrat n’a pas pu être lu : 98-1000-0042-17.')).toBeVisible();
    await expect(canvas.getByText('À régler sur au moins 4 de vos 12 contrats')).toBeVisible();
    await expect(canvas.queryByText(/contrats à régler/)).toBeNull();
  },
};

export const ContractsUnavailable: Story = {
  args: { profile: profile('contracts-ko') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vos contrats ne peuvent pas être affichés.');
    await expect(canvas.getByText(/^Contrats indisponibles, au/)).toBeVisible();
    await expect(canvas.queryByText(/€|Rien à régler|Aucun contrat/)).toBeNull();
  },
};

export const NothingDue: Story = {
  args: { profile: { ...profile('owner'), soldeGlobal: 0, detailContract: [] } },
};

export const SecondProduct: Story = {
  args: { profile: profile('owner') },
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('button', { name: 'Suivi de tous vos fluides' });
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute('aria-pressed', 'true'));
  },
};
