import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signedOutContext } from '#machines/session/session.setup.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { type Failure, forbiddenFailure } from '../../domain/failure.ts';
import { sessionMount } from './session.mount.tsx';

const yann = profileSchema.parse({ first_name: 'Yann', last_name: 'Kermarrec', email: 'yann@exemple.test' });
const gaelle = profileSchema.parse({
  first_name: 'Gaëlle',
  last_name: 'Péron',
  email: 'gaelle@exemple.test',
});

type Props = {
  state: StateValueFrom<typeof sessionMachine>;
  warning?: 'volatile' | 'refusedLink';
  failure?: Failure;
  /** Another user has signed in. */
  hasOther?: boolean;
};

/** The view over a session that stays where it is. */
const FrozenSession = ({ state, warning, failure, hasOther = false }: Props) => {
  const context = {
    ...signedOutContext,
    profile: yann,
    other: hasOther ? gaelle : null,
    ...(warning && { warning }),
    ...(failure && { failure }),
  };
  const snapshot = sessionMachine.resolveState({ value: state, context });
  return <sessionMount.View actor={createActor(sessionMachine, { snapshot })} />;
};

const meta = { component: FrozenSession } satisfies Meta<typeof FrozenSession>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothingOfThePage: Story['play'] = ({ canvas }) =>
  expect(canvas.queryByText('Tableau de bord')).not.toBeInTheDocument();

export const Idle: Story = { args: { state: { open: { closed: 'idle' } } }, play: nothingOfThePage };

export const Checking: Story = { args: { state: { open: { opening: 'checking' } } }, play: nothingOfThePage };

export const LoadingTheProfile: Story = {
  args: { state: { open: { opening: 'loadingProfile' } } },
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

export const AnotherUser: Story = {
  args: { state: { open: { signedIn: 'fresh' } }, hasOther: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/C’est celle de Gaëlle Péron/)).toBeVisible();
    await expect(canvas.getByText('Tableau de bord')).toBeVisible();
  },
};

export const NotStored: Story = {
  args: { state: { open: { signedIn: 'fresh' } }, warning: 'volatile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/il faudra vous reconnecter/)).toBeVisible();
    await expect(canvas.getByText('Tableau de bord')).toBeVisible();
  },
};

export const RefusedLink: Story = {
  args: { state: { open: { signedIn: 'fresh' } }, warning: 'refusedLink' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Votre session reste ouverte/)).toBeVisible();
    await expect(canvas.getByText('Tableau de bord')).toBeVisible();
  },
};

export const AskingWhoGoesOn: Story = {
  args: { state: { open: { arriving: 'asking' } }, hasOther: true },
  play: nothingOfThePage,
};

export const ProfileUnavailable: Story = {
  args: { state: { open: { opening: 'profileUnavailable' } } },
  play: nothingOfThePage,
};

export const ProfileForbidden: Story = {
  args: {
    state: { open: { opening: 'profileUnavailable' } },
    failure: forbiddenFailure('Votre compte est suspendu.'),
  },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument(),
};

export const Refused: Story = { args: { state: { open: { closed: 'refused' } } }, play: nothingOfThePage };

export const Unidentified: Story = {
  args: { state: { open: { closed: 'unidentified' } } },
  play: nothingOfThePage,
};

export const ClosedElsewhere: Story = {
  args: { state: { open: { closed: 'closedElsewhere' } } },
  play: nothingOfThePage,
};

export const GoingToSignIn: Story = { args: { state: 'goingToSignIn' }, play: nothingOfThePage };

export const Gone: Story = { args: { state: 'gone' }, play: nothingOfThePage };

export const SigningOut: Story = { args: { state: 'signingOut' }, play: nothingOfThePage };

export const SignedOut: Story = { args: { state: 'signedOut' }, play: nothingOfThePage };
