import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { profileOfAccount as profile } from '#test/sandbox/customer.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { PersonalSpacePage } from './PersonalSpacePage.tsx';

const owner = profile('owner');

const meta = {
  component: PersonalSpacePage,
  args: {
    profile: owner,
    retry: (
      <>
        <Button>Réessayer</Button>
        <span role="status" />
      </>
    ),
  },
} satisfies Meta<typeof PersonalSpacePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyContracts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Prélèvement/)).toBeNull();
    await expect(
      canvas.getByRole('button', { name: /^Contrat sans nom.*Adresse non renseignée/ }),
    ).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Usine des Bars/ }));
    await expect(canvas.getByRole('heading', { name: 'Coordonnées bancaires' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Demander le prélèvement .* Usine des Bars/ }),
    ).toHaveAttribute('href', '/espace-de-paiement?contrat=981000000037');
    await userEvent.click(canvas.getByRole('button', { name: /^Siège/ }));
    await expect(canvas.getByText(/L’IBAN de ce contrat ne se modifie pas en ligne/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /l’IBAN du contrat Siège/ })).toBeNull();
  },
};

const address = `${'Bâtiment des pompes, entrée par le quai, '.repeat(2)}35400 Saint-Malo`;

export const LongAddress: Story = {
  args: {
    profile: {
      ...owner,
      contracts: owner.contracts.map((contract) => ({ ...contract, served_address: address })),
    },
  },
  play: async ({ canvas }) => {
    const contract = canvas.getByRole('button', { name: /^Usine des Bars/ });
    await expect(contract).toHaveTextContent(`${address.slice(0, 67).trimEnd()}…`);
    await expect(contract).not.toHaveTextContent(address);
    await userEvent.click(contract);
    const [whole] = canvas.getAllByText(address);
    await expect(whole).toBeVisible();
  },
};

export const UnreadContract: Story = {
  args: { profile: { ...owner, unreadContracts: [{ kind: 'contract', name: '981000007956' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 contrat n’a pas pu être lu.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Contrats qui n’ont pas pu être lus' })).toHaveTextContent(
      /^98-1000-0079-56/,
    );
    await expect(canvas.getByRole('button', { name: /^Usine des Bars/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'siege');
    await expect(await canvas.findByText('1 contrat')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    const [message] = canvas.getAllByText(/Aucun contrat/);
    await expect(message).toHaveTextContent('Aucun contrat ne correspond à votre recherche.');
    await expect(canvas.getAllByText(/Aucun contrat/)).toHaveLength(1);
    await expect(canvas.getByRole('status')).toContainElement(message ?? null);
  },
};

export const NoContract: Story = {
  args: { profile: profile('no-contract') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Aucun contrat n’est encore rattaché');
    await expect(canvas.getByRole('link', { name: 'Ajouter un contrat' })).toHaveAttribute(
      'href',
      '?modale=addContract',
    );
  },
};

export const ContractsUnavailable: Story = {
  args: { profile: profile('contracts-ko') },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible(),
};
