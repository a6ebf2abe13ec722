import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { certificateMachine, initialContext } from '#machines/certificate/certificate.machine.ts';
import { certificateModel } from '#machines/certificate/certificate.model.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { measureOn } from '../../domain/fixtures/consumption.ts';
import { certificateMount } from './certificate.mount.tsx';

const { 'un compteur du compte': input } = certificateModel.inputs;
const { 'un compteur télérelevé': found, 'un compteur relevé sur place': onSite } =
  certificateModel.outcomes.findMeter.done;
const {
  'deux mois, dont un estimé': twoMonths,
  'un compteur remplacé, sans index avant la période': replaced,
} = certificateModel.outcomes.loadMeasures.done;

type Context = ReturnType<typeof initialContext>;

/** The flow stopped in a state. */
const frozenIn = (value: StateValueFrom<typeof certificateMachine>, changes: Partial<Context> = {}) =>
  createActor(certificateMachine, {
    input,
    snapshot: certificateMachine.resolveState({ value, context: { ...initialContext(input), ...changes } }),
  });

const certified = { measured: 'certified' } as const;

const meta = {
  component: certificateMount.View,
  args: { actor: frozenIn(certified, { found, read: twoMonths }) },
} satisfies Meta<typeof certificateMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Locating: Story = { args: { actor: frozenIn('locating') } };
export const Measuring: Story = { args: { actor: frozenIn('measuring', { found }) } };

export const Certified: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Un relevé est estimé/)).toBeVisible();
    await expect(canvas.getByText(/relevés manquent/)).toBeVisible();
  },
};

/** No call says the number of the meter before, nor what it showed at the start. */
export const Replaced: Story = {
  args: { actor: frozenIn(certified, { found, read: replaced }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Le compteur a été remplacé au plus tard le 30 septembre 2026/),
    ).toBeVisible();
    await expect(canvas.getByText('Non communiqué')).toBeVisible();
  },
};

/** A correction is not a replaced meter, and an unreadable reading is not a zero. */
export const Corrected: Story = {
  args: {
    actor: frozenIn(certified, {
      found,
      read: {
        measures: [
          measureOn('2026-07-31', { index: 1_000 }),
          measureOn('2026-08-31', { volume: -20, index: 980 }),
        ],
        unplacedCount: 2,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Régularisation de -20,000\sm³, août 2026/)).toBeVisible();
    await expect(canvas.getByText(/^2 relevés reçus n’ont pas pu être lus/)).toBeVisible();
    await expect(canvas.queryByText(/remplacé/)).toBeNull();
  },
};

export const ReadOnSite: Story = {
  args: { actor: frozenIn(certified, { found: onSite, read: twoMonths }) },
};

const long = 'Résidence du Grand-Large et de l’Anse-aux-Moines '.repeat(3);

export const LongTexts: Story = {
  args: {
    actor: frozenIn(certified, {
      found: {
        ...found,
        contract: { ...found.contract, name: long },
        meter: { ...found.meter, adresseDesserte: long, matriculeCompteur: 'D21TA1000142-'.repeat(4) },
      },
      read: replaced,
    }),
    customer: long,
  },
};

export const Empty: Story = { args: { actor: frozenIn({ measured: 'empty' }, { found }) } };
export const Failed: Story = {
  args: { actor: frozenIn({ measured: 'failed' }, { found, failure: technicalFailure() }) },
};
export const Unlocated: Story = { args: { actor: frozenIn('unlocated', { failure: technicalFailure() }) } };
export const Unknown: Story = { args: { actor: frozenIn('unknown') } };
