import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor } from 'xstate';
import { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { mandateDownloadMount } from './mandateDownload.mount.tsx';

const mandate = { reference: '981000004217-M1', type: 'sps' };

const meta = {
  component: mandateDownloadMount.View,
  args: {
    actor: createActor(mandateDownloadMachine, {
      input: mandate,
      snapshot: mandateDownloadMachine.resolveState({
        value: 'fetching',
        context: { mandate, document: null },
      }),
    }),
  },
} satisfies Meta<typeof mandateDownloadMount.View>;

export default meta;

export const Waiting: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Votre mandat arrive');
  },
};
