import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import { analyticsConsentMachine } from '#machines/analytics-consent/analyticsConsent.machine.ts';
import { analyticsConsentMount } from './analyticsConsent.mount.tsx';
import { NothingMeasured } from './ConsentSettingView.tsx';

const context = { remembered: null, today: new Date(2026, 10, 22) };

/** The flow stopped in a state. */
const frozenIn = (value: StateValueFrom<typeof analyticsConsentMachine>) =>
  createActor(analyticsConsentMachine, {
    input: context,
    snapshot: analyticsConsentMachine.resolveState({ value, context }),
  });

const answering = () =>
  createActor(analyticsConsentMachine.provide({ actors: { rememberChoice: fromPromise(async () => {}) } }), {
    input: context,
  }).start();

const meta = {
  component: analyticsConsentMount.View,
  args: { actor: frozenIn('asked'), hasSetting: false },
} satisfies Meta<typeof analyticsConsentMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BannerShown: Story = {
  play: async ({ canvas }) => {
    const [refuse, accept] = canvas.getAllByRole('button');
    await expect(canvas.getByRole('region', { name: 'Mesure d’audience' })).toBeVisible();
    await expect(refuse?.getBoundingClientRect().width).toBe(accept?.getBoundingClientRect().width);
    await expect(refuse?.className).toBe(accept?.className);
  },
};

export const AnsweredByKeyboard: Story = {
  render: (args) => <analyticsConsentMount.View {...args} actor={answering()} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refuser' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const settingAlone = { hasSetting: true, hasBanner: false };

export const Unanswered: Story = { args: settingAlone };
export const Granted: Story = { args: { ...settingAlone, actor: frozenIn('granted') } };
export const Refused: Story = { args: { ...settingAlone, actor: frozenIn('refused') } };

export const Changed: Story = {
  args: settingAlone,
  render: (args) => <analyticsConsentMount.View {...args} actor={answering()} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const accept = canvas.getByRole('button', { name: 'Accepter la mesure d’audience' });
    const refuse = canvas.getByRole('button', { name: 'Refuser la mesure d’audience' });
    await expect(status).toHaveTextContent('Vous n’avez pas encore répondu');
    await userEvent.click(accept);
    await expect(status).toHaveTextContent('Vous acceptez');
    await expect(accept).toHaveAttribute('aria-pressed', 'true');
    // Pressed twice, a refusal stays one.
    await userEvent.dblClick(refuse);
    await expect(status).toHaveTextContent('Vous refusez');
    await expect(refuse).toHaveAttribute('aria-pressed', 'true');
    await expect(accept).toHaveAttribute('aria-pressed', 'false');
    await expect(refuse).toHaveFocus();
  },
};

export const NothingIsMeasured: Story = { render: () => <NothingMeasured /> };
