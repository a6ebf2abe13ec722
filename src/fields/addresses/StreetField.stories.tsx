import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { saintMalo, streetsOfSaintMalo } from '../../domain/fixtures/requests.ts';
import { addressOutage, type Street } from '../../domain/request/place.ts';
import { StreetField } from './PlaceField.tsx';
import { type Addresses, AddressesContext } from './SuggestionField.tsx';

type Args = { suggestStreets: Addresses['suggestStreets'] };

const meta = {
  args: { suggestStreets: async (): Promise<readonly Street[]> => streetsOfSaintMalo },
  render: ({ suggestStreets }) => (
    <AddressesContext value={{ suggestTowns: async () => [], suggestStreets }}>
      <StreetField insee={saintMalo.insee} />
    </AddressesContext>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const combobox = () => screen.getByRole('combobox', { name: 'Rue' });
const type = (text: string) => userEvent.type(combobox(), text);
const news = () => screen.getByRole('status');

export const Empty: Story = {};

export const Suggested: Story = {
  play: async () => {
    await type('rue');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(screen.getByRole('listbox', { name: /^Rues proposées/ })).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async () => {
    await type('rue');
    await userEvent.click(await screen.findByRole('option', { name: 'rue des Écluses' }));
    await expect(combobox()).toHaveValue('rue des Écluses');
    await waitFor(() => expect(news()).toHaveTextContent('Rue choisie : rue des Écluses'));
  },
};

export const NothingFound: Story = {
  args: { suggestStreets: async () => [] },
  play: async () => {
    await type('xyz');
    await waitFor(() => expect(news()).toHaveTextContent('Aucune rue trouvée.'));
  },
};

/** The typed text is enough: the street need not be among the suggestions. */
export const Unavailable: Story = {
  args: {
    suggestStreets: async () => {
      throw addressOutage();
    },
  },
  play: async () => {
    await type('rue');
    await waitFor(() => expect(news()).toHaveTextContent('saisissez la rue'));
    await expect(combobox()).toHaveValue('rue');
  },
};
