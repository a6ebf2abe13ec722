import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { consumptionMachine } from '#machines/consumption/consumption.machine.ts';
import { consumptionModel } from '#machines/consumption/consumption.model.ts';
import { frozenList } from '#machines/contract-list/contractList.machine.ts';
import type { ConsumptionContract } from '../../domain/consumption/meter.ts';
import { toFailure } from '../../domain/failure.ts';
import {
  consumptionContract,
  knownMeter,
  makeMeters,
  meterReadOnSite,
} from '../../domain/fixtures/consumption.ts';
import { consumptionMount } from './consumption.mount.tsx';

const { 'service indisponible': unavailable, 'recherche refusée': refused } =
  consumptionModel.outcomes.searchContracts.failed;

const longName =
  'Syndicat des copropriétaires de la résidence du Grand-Large et de l’Anse aux Moines, tranche 2';
const longAddress =
  '128 bis chemin de la Croix-des-Marins-Perdus-en-Mer, bâtiment C, 35400 Saint-Malo-de-l’Isle';

const contracts: ConsumptionContract[] = [
  { ...consumptionContract, meters: makeMeters(60), meterCount: 60 },
  {
    ...consumptionContract,
    reference: '981000007956',
    name: longName,
    dateDebutDerniereConsoRelevee: '',
  },
  {
    ...consumptionContract,
    reference: '981000015875',
    name: '',
    dateDebutDerniereConsoRelevee: '',
    dateFinDerniereConsoRelevee: '',
    meters: [],
    meterCount: 0,
  },
  {
    ...consumptionContract,
    reference: '981000023794',
    dateFinDerniereConsoRelevee: '',
    meters: [knownMeter],
    meterCount: 1,
  },
];

const { frozenIn, listed, alone } = frozenList(consumptionMachine, {
  typed: {},
  contracts,
  rowCountOf: ({ meterCount }) => meterCount,
});

const meta = {
  component: consumptionMount.View,
  args: { actor: listed('settled') },
} satisfies Meta<typeof consumptionMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

const headersOf = (canvas: Pick<typeof screen, 'getByRole'>) =>
  within(canvas.getByRole('table'))
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 contrats, 63 compteurs')).toBeVisible();
    const [, , many, long, none, one] = canvas.getAllByRole('heading');
    await expect(many).toHaveTextContent('Usine des Bars98-1000-0042-17 · 60 compteurs');
    await expect(many).toHaveTextContent('Dernier relevé du 01/09/2026 au 30/09/2026');
    await expect(long).toHaveTextContent(`${longName.slice(0, 80)}…`);
    await expect(long).toHaveTextContent('relevé jusqu’au 30/09/2026');
    await expect(none).toHaveTextContent('Contrat sans nom98-1000-0158-75 · aucun compteur');
    await expect(none).not.toHaveTextContent('Dernier relevé');
    await expect(one).toHaveTextContent('1 compteurDernier relevé depuis le 01/09/2026');
  },
};

export const LongName: Story = {
  args: { actor: alone({ ...consumptionContract, name: longName }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(longName)).toBeVisible();
  },
};

export const NoMeter: Story = {
  args: { actor: alone({ ...consumptionContract, meters: [], meterCount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Aucun compteur ne répond à cette recherche/)).toBeVisible();
  },
};

export const OneMeter: Story = {
  args: { actor: alone({ ...consumptionContract, meters: [knownMeter], meterCount: 1 }) },
  play: async ({ canvas }) => {
    await expect(headersOf(canvas)).toEqual([
      'Compteur',
      'Adresse desservie',
      'Usage',
      'Relevé',
      'État du point',
      'Suivi',
    ]);
    await expect(canvas.getByRole('link', { name: 'Détail du compteur D21TA1000142' })).toHaveAttribute(
      'href',
      '/espace-consommation/PDS004217',
    );
    await expect(
      canvas.getByRole('link', { name: 'Exporter les consommations du compteur D21TA1000142' }),
    ).toHaveAttribute('href', '/espace-consommation/PDS004217?modale=export');
  },
};

export const SixtyMeters: Story = {
  args: { actor: alone({ ...consumptionContract, meters: makeMeters(60), meterCount: 60 }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(canvas.getByText('60 compteurs, page 12 sur 12')).toBeVisible();
    await expect(canvas.getByText('D21TA1000059')).toBeVisible();
  },
};

export const HiddenColumns: Story = {
  args: { ...OneMeter.args, showsEverything: false, proofAddressOf: null },
  play: async ({ canvas }) => {
    await expect(headersOf(canvas)).toEqual(['Compteur', 'Adresse desservie', 'Relevé', 'Suivi']);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** What the back office may leave unsaid, and an address that is cut. */
export const SparseMeters: Story = {
  args: {
    actor: alone({
      ...consumptionContract,
      meters: [
        { ...knownMeter, adresseDesserte: longAddress },
        { ...meterReadOnSite, codeEquipement: 'TR' },
        {
          ...knownMeter,
          idPDS: 'PDS3',
          kind: 'SE',
          matriculeCompteur: '',
          adresseDesserte: '',
          usage: '',
          codeEquipement: '',
          etatPDS: '',
        },
      ],
      meterCount: 3,
    }),
  },
  play: async ({ canvas }) => {
    const [, cut, onSite, unsaid] = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(cut).toHaveTextContent(`${longAddress.slice(0, 67)}…`);
    await expect(cut).toHaveTextContent('TélérelevéCode TR');
    await expect(onSite).toHaveTextContent('Relevé sur placeCode TR');
    await expect(unsaid).toHaveTextContent('Compteur sans numéroAdresse non renseignée–Relevé sur place–');
    const whole = canvas.getByRole('button', { name: 'Adresse entière du compteur D21TA1000142' });
    await expect(canvas.getAllByRole('button', { name: /^Adresse entière/ })).toHaveLength(1);
    await userEvent.click(whole);
    await expect(await screen.findByRole('dialog')).toHaveTextContent(longAddress);
  },
};

/** What is done with the meters of a contract, and with all, has its place. */
export const WithActions: Story = {
  args: {
    ...SixtyMeters.args,
    actionsOf: ({ meterCount }) => <p>{`Exporter les ${meterCount} compteurs`}</p>,
    children: <p>Exporter tout</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exporter les 60 compteurs')).toBeVisible();
    await expect(canvas.getByText('Exporter tout')).toBeVisible();
  },
};

export const Searching: Story = { args: { actor: frozenIn('searching') } };
export const Empty: Story = { args: { actor: frozenIn('empty') } };
export const Unavailable: Story = { args: { actor: frozenIn('unavailable', { failure: unavailable }) } };
export const Refused: Story = { args: { actor: frozenIn('unavailable', { failure: toFailure(refused) }) } };
export const Extending: Story = { args: { actor: listed('extending') } };
export const Stuck: Story = { args: { actor: listed('stuck', { failure: unavailable }) } };

export const Misunderstood: Story = {
  args: { actor: frozenIn('misunderstood', { typed: { reference: 'ABC', matricule: '<1>' } }) },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Une référence a 12 chiffres au plus, sans lettre.',
      'Un numéro de compteur a 30 caractères au plus : lettres, chiffres, espaces et . / _ -.',
    ]);
  },
};
