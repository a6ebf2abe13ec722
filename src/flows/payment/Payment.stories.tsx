import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { contractWithDebit } from '../../domain/fixtures/account.ts';
import { paymentMount } from './payment.mount.tsx';

/** The flow stopped in a state. */
const frozenIn = (value: StateValueFrom<typeof paymentMachine>) =>
  createActor(paymentMachine, {
    input: { contract: contractWithDebit },
    snapshot: paymentMachine.resolveState({ value, context: { contract: contractWithDebit } }),
  });

const meta = {
  component: paymentMount.View,
  args: { actor: frozenIn('shown') },
} satisfies Meta<typeof paymentMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { actor: frozenIn('loading') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('arrive');
    // It loads out of reach, under its shape.
    await expect(canvas.queryByTitle('Formulaire du mandat de prélèvement')).not.toBeVisible();
  },
};

export const Late: Story = {
  args: { actor: frozenIn('late') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('C’est plus long que d’habitude');
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

const frameIn = (canvas: { getByTitle: (title: string) => HTMLElement }) => {
  const frame = canvas.getByTitle('Formulaire du mandat de prélèvement');
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('It is not a frame');
  return frame;
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    const frame = frameIn(canvas);
    await expect(frame).toBeVisible();
    await expect(frame.src).toContain('?reference=981000004217');
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute('allow', '');
  },
};

/** The frame is as high as its page asks, within limits, whoever else asks. */
export const Resized: Story = {
  play: async ({ canvas }) => {
    const frame = frameIn(canvas);
    const ask = (height: number, from: Partial<MessageEventInit> = {}) =>
      dispatchEvent(
        new MessageEvent('message', {
          source: frame.contentWindow,
          origin: 'null',
          data: { type: 'mandate.resized', height },
          ...from,
        }),
      );
    ask(612);
    await waitFor(() => expect(frame.style.height).toBe('612px'));
    ask(700, { origin: location.origin });
    ask(700, { source: window });
    ask(700, { source: null });
    ask(1e6);
    await waitFor(() => expect(frame.style.height).toBe('2400px'));
  },
};

export const Failed: Story = {
  args: { actor: frozenIn('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Le mandat n’a pas pu être saisi');
    await expect(canvas.queryByTitle('Formulaire du mandat de prélèvement')).toBeNull();
  },
};

export const Saved: Story = {
  args: { actor: frozenIn('saved') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Voir les factures' })).toHaveAttribute(
      'href',
      '/espace-facturation',
    );
  },
};
