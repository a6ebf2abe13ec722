import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { meterModel } from '#machines/meter/meter.model.ts';
import { knownMeter } from '../../domain/fixtures/consumption.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { TechnicalSheet } from './TechnicalSheet.tsx';

const { 'un compteur télérelevé': found } = meterModel.outcomes.findMeter.done;

const meta = {
  component: TechnicalSheet,
  args: { found, showsEverything: true },
  decorators: [
    (Story) => (
      <Dialog title="Fiche technique" onClose={fn()}>
        <Story />
      </Dialog>
    ),
  ],
} satisfies Meta<typeof TechnicalSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => {
  const [terms, values] = (['term', 'definition'] as const).map((role) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent),
  );
  return Object.fromEntries((terms ?? []).map((term, rank) => [term, values?.[rank]]));
};

export const Whole: Story = {
  play: async () => {
    await expect(shown()).toEqual({
      'Numéro de compteur': 'D21TA1000142',
      'Point de service': 'PDS004217',
      'Adresse desservie': '12 quai Duguay-Trouin, 35400 Saint-Malo',
      Emplacement: 'Regard extérieur',
      Relevé: 'Télérelevé',
      'Code d’équipement': 'TR',
      Fluide: 'Eau froide',
      Usage: 'Professionnel',
      'État du compteur': 'Posé',
      'État du point': 'En service',
      'Année de fabrication': '2021',
      Calibre: '15\u00A0mm',
      'Type de raccordement': 'Individuel',
    });
  },
};

export const HiddenFromCustomers: Story = {
  args: { showsEverything: false },
  play: async () => {
    await expect(Object.keys(shown())).toHaveLength(11);
    await expect(shown()).not.toHaveProperty('Usage');
    await expect(shown()).not.toHaveProperty('État du point');
  },
};

export const Unsaid: Story = {
  args: {
    found: {
      ...found,
      meter: { ...knownMeter, calibre: null, anneeFabrication: '', libelleCodeEmplacement: '' },
    },
  },
  play: async () => {
    await expect(shown()).toMatchObject({
      Calibre: 'Non renseigné',
      'Année de fabrication': 'Non renseigné',
      Emplacement: 'Non renseigné',
    });
  },
};
