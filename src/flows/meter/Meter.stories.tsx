import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import type { FoundMeter } from '#machines/meter/foundMeter.ts';
import { meterMachine } from '#machines/meter/meter.machine.ts';
import { meterModel } from '#machines/meter/meter.model.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { knownMeter, makeMeters } from '../../domain/fixtures/consumption.ts';
import { meterMount } from './meter.mount.tsx';

const { 'un favori d’un compteur télérelevé': opened } = meterModel.inputs;
const { 'un compteur télérelevé': known } = meterModel.outcomes.findMeter.done;

/** The flow stopped in a state. */
const frozenIn = (value: StateValueFrom<typeof meterMachine>, found: FoundMeter | null = null) =>
  createActor(meterMachine, {
    input: opened,
    snapshot: meterMachine.resolveState({
      value,
      context: { ...opened, kind: found?.meter.kind ?? opened.kind, found, failure: null },
    }),
  });

const found = (change: Partial<FoundMeter>, meter: Partial<Meter> = {}) =>
  frozenIn('found', { ...known, ...change, meter: { ...knownMeter, ...meter } });

const meta = {
  component: meterMount.View,
  args: { actor: found({}) },
} satisfies Meta<typeof meterMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locating: Story = {
  args: { actor: frozenIn('locating') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Chargement en cours/)).toBeInTheDocument();
    await expect(canvas.getByText('Dernière consommation relevée du contrat')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Fiche technique' })).toBeNull();
  },
};

export const ReadFromAfar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^12 quai Duguay-Trouin, 35400 Saint-Malo ·\stélérelevé$/)).toBeVisible();
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      'Contrat',
      'Adresse desservie',
      'Dernière consommation relevée du contrat',
      'Fluide',
      'Code d’équipement',
      'Usage',
      'État du point',
    ]);
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values[0]).toMatch(/ 98-1000-0042-17$/);
    await expect(values.slice(1)).toEqual([
      '12 quai Duguay-Trouin, 35400 Saint-Malo',
      'du 01/09/2026 au 30/09/2026',
      'Eau froide',
      'TR',
      'Professionnel',
      'En service',
    ]);
    await expect(canvas.getByRole('link', { name: /^Suivant\s: Compteur C09AB000318$/ })).toHaveAttribute(
      'href',
      '/espace-consommation/SE/981000004217/PDS004218',
    );
    await expect(canvas.getByRole('link', { name: 'Les 2 compteurs du contrat' })).toHaveAttribute(
      'href',
      '/espace-consommation?reference=981000004217',
    );
    await expect(canvas.getByRole('link', { name: 'Exporter' })).toHaveAttribute('href', '?modale=export');
    await expect(canvas.queryByRole('link', { name: 'Transmettre un relevé' })).toBeNull();
  },
};

export const BesideUnreadMeters: Story = {
  args: {
    actor: found({
      contract: { ...known.contract, meterCount: 3, unread: [{ kind: 'meter', name: 'D21TA1000143' }] },
    }),
  },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^1 compteur n’a pas pu être lu\s: D21TA1000143\.$/)).toBeVisible(),
};

export const ReadOnSite: Story = {
  args: { actor: found({}, { kind: 'SE', codeEquipement: 'SE' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ ·\srelevé sur place$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transmettre un relevé' })).toHaveAttribute(
      'href',
      '/service-client?besoin=RELEVE&compteur=D21TA1000142',
    );
  },
};

/** Whom the customer service is not open to sends no reading. */
export const ReadOnSiteAlone: Story = {
  args: { ...ReadOnSite.args, readingAddressOf: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fiche technique' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Transmettre un relevé' })).toBeNull();
  },
};

export const InTheMiddle: Story = {
  args: {
    actor: found({
      contract: { ...known.contract, meters: makeMeters(60), meterCount: 60 },
      rank: 42,
      previous: makeMeters(60)[40] ?? null,
      next: makeMeters(60)[42] ?? null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Compteur 42 sur 60')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Précédent\s: Compteur D21TA1000040$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Suivant\s: Compteur D21TA1000042$/ })).toBeVisible();
  },
};

/** The only meter of its contract leads to no other. */
export const Alone: Story = {
  args: { actor: found({ contract: { ...known.contract, meterCount: 1 }, next: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const HiddenFromCustomers: Story = {
  args: { showsEverything: false },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).not.toContain('Usage');
    await expect(terms).not.toContain('État du point');
    await expect(terms).toHaveLength(5);
  },
};

/** What the back office may leave unsaid. */
export const Unsaid: Story = {
  args: {
    actor: found(
      {
        contract: {
          ...known.contract,
          name: '',
          dateDebutDerniereConsoRelevee: '',
          dateFinDerniereConsoRelevee: '',
        },
      },
      { matriculeCompteur: '', adresseDesserte: '', usage: '', etatPDS: '', fluide: '', codeEquipement: '' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Compteur sans numéro');
    await expect(canvas.getByText(/^Adresse non renseignée ·/)).toBeVisible();
    await expect(canvas.getByText(/^Contrat sans nom/)).toBeVisible();
    await expect(canvas.getAllByText('Non renseigné')).toHaveLength(6);
  },
};

const oneDay = (dateDebutDerniereConsoRelevee: string, dateFinDerniereConsoRelevee: string): Story => ({
  args: {
    actor: found({
      contract: { ...known.contract, dateDebutDerniereConsoRelevee, dateFinDerniereConsoRelevee },
    }),
  },
});

export const ReadSince: Story = {
  ...oneDay('01/09/2026', ''),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('depuis le 01/09/2026')).toBeVisible();
  },
};

export const ReadUntil: Story = {
  ...oneDay('', '30/09/2026'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('jusqu’au 30/09/2026')).toBeVisible();
  },
};

const longAddress = `Station de relèvement des Marais-Salants, local technique du deuxième sous-sol, ${'anticonstitutionnellement-'.repeat(4)}bis, 49000 Angers`;

export const LongTexts: Story = {
  args: {
    actor: found(
      {
        contract: { ...known.contract, name: 'Résidence du Grand-Large et de l’Anse-aux-Moines '.repeat(3) },
      },
      { matriculeCompteur: 'D21TA1000142-'.repeat(4), adresseDesserte: longAddress },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longAddress)).toBeVisible();
    await expect(canvas.getByText(/… ·\stélérelevé$/)).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { actor: frozenIn('unknown') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Compteur introuvable');
    await expect(canvas.getByRole('link', { name: 'Voir tous vos compteurs' })).toHaveAttribute(
      'href',
      '/espace-consommation',
    );
  },
};

export const Unavailable: Story = {
  args: { actor: frozenIn('unavailable') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur technique s’est produite.');
  },
};
