import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { profileOfAccount as profile } from '#test/sandbox/profiles.ts';
import { DashboardPage } from './DashboardPage.tsx';

const meta = { component: DashboardPage } satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyContracts: Story = { args: { profile: profile('owner') } };

export const OneContract: Story = { args: { profile: profile('one-contract') } };

export const NoContract: Story = { args: { profile: profile('no-contract') } };

export const UnknownBalance: Story = {
  args: { profile: { ...profile('owner'), soldeGlobal: null, detailContract: [] } },
  play: ({ canvas }) => expect(canvas.getByText(/n’est pas disponible/)).toBeVisible(),
};

export const NothingDue: Story = {
  args: { profile: { ...profile('owner'), soldeGlobal: 0, detailContract: [] } },
};

export const SecondProduct: Story = {
  args: { profile: profile('owner') },
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('button', { name: 'Suivi de tous vos fluides' });
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute('aria-pressed', 'true'));
  },
};
