import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { placeWords } from '#locales/fr/place.ts';

import { saintMalo, saintMalon } from '../../domain/fixtures/requests.ts';
import { addressOutage, chosenPlaceSchema, type Place } from '../../domain/request/place.ts';

import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { PlaceField } from './PlaceField.tsx';
import { type Addresses, AddressesContext } from './SuggestionField.tsx';

const onSubmit = fn();

const answering = (suggestTowns: Addresses['suggestTowns']): Addresses => ({
  suggestTowns,
  suggestStreets: async () => [],
});

type Args = { suggestTowns: Addresses['suggestTowns']; allowsFreeEntry?: boolean };

const meta = {
  args: { suggestTowns: async (): Promise<readonly Place[]> => [saintMalo, saintMalon] },
  render: ({ suggestTowns, ...props }) => (
    <AddressesContext value={answering(suggestTowns)}>
      <Form schema={chosenPlaceSchema} words={[placeWords]} onSubmit={onSubmit}>
        <PlaceField {...props} />
        <FormActions>
          <SubmitButton>Envoyer</SubmitButton>
        </FormActions>
      </Form>
    </AddressesContext>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const combobox = () => screen.getByRole('combobox', { name: 'Commune' });
const type = (text: string) => userEvent.type(combobox(), text);
/** The form has another status, empty. */
const news = () => screen.getAllByRole('status')[0];
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

export const Empty: Story = {};

/**
 * Rendered without other content: while its list is open, React Aria hides the rest of the page from screen
 * readers.
 */
export const Suggested: Story = {
  render: ({ suggestTowns, ...props }) => (
    <AddressesContext value={answering(suggestTowns)}>
      <PlaceField {...props} />
    </AddressesContext>
  ),
  play: async () => {
    await type('saint');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(screen.getByRole('listbox', { name: /^Communes proposées/ })).toBeVisible();
    await expect(screen.getByRole('button')).toHaveAccessibleName('Fermer');
  },
};

export const Chosen: Story = {
  play: async () => {
    await type('saint');
    await userEvent.click(await screen.findByRole('option', { name: /^Saint-Malo 35400/ }));
    await expect(combobox()).toHaveValue('Saint-Malo');
    await submit();
    await expect(onSubmit).toHaveBeenLastCalledWith({
      municipality: 'Saint-Malo',
      zipcode: '35400',
      insee: '35288',
    });
  },
};

export const Unchosen: Story = {
  play: async () => {
    await type('sa');
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('parmi celles qui sont proposées'),
    );
    await expect(combobox()).toHaveAccessibleDescription(/Choisissez votre commune/);
  },
};

export const Searching: Story = {
  args: { suggestTowns: () => new Promise(() => {}) },
  play: async () => {
    await type('saint');
    await waitFor(() => expect(news()).toHaveTextContent('Recherche en cours…'));
  },
};

export const NothingFound: Story = {
  args: { suggestTowns: async () => [] },
  play: async () => {
    await type('xyz');
    await waitFor(() => expect(news()).toHaveTextContent('Aucune commune trouvée.'));
  },
};

const down = async () => {
  throw addressOutage();
};

export const Unavailable: Story = {
  args: { suggestTowns: down },
  play: async () => {
    await type('saint');
    await waitFor(() => expect(news()).toHaveTextContent('ne répond pas'));
    await expect(combobox()).toHaveFocus();
  },
};

export const FreeEntry: Story = {
  args: { suggestTowns: down, allowsFreeEntry: true },
  play: async () => {
    await type('Saint-Malo');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code postal' }), '35400');
    await expect(combobox()).toHaveValue('Saint-Malo');
    await expect(combobox()).toHaveAccessibleDescription('Nom complet de la commune');
  },
};
