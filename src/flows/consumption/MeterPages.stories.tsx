import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import { meterPagesModel } from '#machines/consumption/meterPages.model.ts';
import { meterPagesMount } from './meterPages.mount.tsx';

const { 'dix-sept compteurs, dont les cinq premiers': input } = meterPagesModel.inputs;

/** The pages stopped in a state, the second one asked for. */
const frozenIn = (value: 'shown' | 'turning' | 'stuck') => {
  const { rows, ...contract } = input;
  return createActor(meterPagesMachine, {
    input,
    snapshot: meterPagesMachine.resolveState({
      value,
      context: {
        ...contract,
        pages: new Map([[1, rows]]),
        page: 1,
        size: 5,
        asked: value === 'shown' ? null : { page: 2, size: 5 },
        failure: null,
      },
    }),
  });
};

const meta = {
  component: meterPagesMount.View,
  args: { actor: frozenIn('shown') },
} satisfies Meta<typeof meterPagesMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Turning: Story = { args: { actor: frozenIn('turning') } };
export const Stuck: Story = { args: { actor: frozenIn('stuck') } };
