import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { profileSchema } from '#machines/domain/profile.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionMount } from './session.mount.tsx';

/** The view over a session that stays where it is. */
const FrozenSession = ({ state }: { state: StateValueFrom<typeof sessionMachine> }) => {
  const context = { target: '/espace-personnel', profile: profileSchema.parse({ first_name: 'Yann' }) };
  const snapshot = sessionMachine.resolveState({ value: state, context });
  return <sessionMount.View actor={createActor(sessionMachine, { snapshot })} />;
};

const meta = { component: FrozenSession } satisfies Meta<typeof FrozenSession>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothingOfThePage: Story['play'] = ({ canvas }) =>
  expect(canvas.queryByText('Tableau de bord')).not.toBeInTheDocument();

export const Idle: Story = { args: { state: { open: { closed: 'idle' } } }, play: nothingOfThePage };

export const Checking: Story = { args: { state: { open: 'checking' } }, play: nothingOfThePage };

export const LoadingTheProfile: Story = {
  args: { state: { open: 'loadingProfile' } },
  play: nothingOfThePage,
};

export const SignedIn: Story = { args: { state: { open: { signedIn: 'fresh' } } } };

export const Reloading: Story = {
  args: { state: { open: { signedIn: 'reloading' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Actualisation…')).toBeVisible());
    await expect(canvas.getByText('Tableau de bord')).toBeVisible();
  },
};

export const Recognising: Story = {
  args: { state: { open: { signedIn: { recognising: 'checking' } } } },
  play: Reloading.play,
};

export const Stale: Story = {
  args: { state: { open: { signedIn: 'stale' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByText('Tableau de bord')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actualiser' })).toHaveFocus();
  },
};

export const ProfileUnavailable: Story = {
  args: { state: { open: 'profileUnavailable' } },
  play: nothingOfThePage,
};

export const Refused: Story = { args: { state: { open: { closed: 'refused' } } }, play: nothingOfThePage };

export const Unidentified: Story = {
  args: { state: { open: { closed: 'unidentified' } } },
  play: nothingOfThePage,
};

export const GoingToSignIn: Story = { args: { state: 'goingToSignIn' }, play: nothingOfThePage };

export const Gone: Story = { args: { state: 'gone' }, play: nothingOfThePage };

export const SigningOut: Story = { args: { state: 'signingOut' }, play: nothingOfThePage };

export const SignedOut: Story = { args: { state: 'signedOut' }, play: nothingOfThePage };
