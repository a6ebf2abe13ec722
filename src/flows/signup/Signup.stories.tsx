import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import { noSubmission, signupMachine } from '#machines/signup/signup.machine.ts';
import { signupModel } from '#machines/signup/signup.model.ts';
import { type Failure, technicalFailure } from '../../domain/failure.ts';
import { type Draft, noDraft } from './draft.ts';
import { signupMount } from './signup.mount.tsx';

type Props = {
  state?: StateValueFrom<typeof signupMachine>;
  failure?: Failure | null;
  runsCaptcha?: boolean;
  isCreated?: boolean;
  draft?: Draft;
  onTyped: (values: Record<string, unknown>) => void;
};

const recognising = signupMachine.provide({ actors: { readRole: fromPromise(async () => 'owner') } });

/** The view over a machine that stays where it is; without a state, where a stored token leads. */
const FrozenSignup = ({ state, failure = null, draft = noDraft, onTyped, ...input }: Props) => {
  const { runsCaptcha = false, isCreated = false } = input;
  const [actor] = useState(() => {
    const given = { hasToken: state === undefined, isCreated, runsCaptcha };
    if (state === undefined) return createActor(recognising, { input: given }).start();
    const context = { ...given, ...noSubmission, role: '', isContractAdded: false, failure };
    const snapshot = signupMachine.resolveState({ value: state, context });
    return createActor(signupMachine, { input: given, snapshot });
  });
  return <signupMount.View actor={actor} draft={draft} onTyped={onTyped} />;
};

const { account } = signupModel.cases['account.submitted']['bien formé'];
const { civility, first_name, last_name, email, repeated_email, cgu } = account;
const draft = { civility, first_name, last_name, email, repeated_email, cgu };

const meta = {
  component: FrozenSignup,
  args: { state: 'editing', onTyped: fn() },
} satisfies Meta<typeof FrozenSignup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Madame'));
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'Motde1');
    await expect(canvas.getByText(/^Conditions remplies.*3 sur 5$/)).toBeInTheDocument();
    await expect(args.onTyped).toHaveBeenLastCalledWith(expect.objectContaining({ civility: 'miss' }));
  },
};

export const AfterReload: Story = { args: { draft } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Créer le compte' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Veuillez accepter les CGU's/);
  },
};

export const WithCaptcha: Story = { args: { runsCaptcha: true } };

export const CaptchaBlocked: Story = {
  args: {
    draft,
    runsCaptcha: true,
    failure: technicalFailure('La vérification de sécurité n’a pas pu se charger.'),
  },
};

export const AddressTaken: Story = {
  args: {
    draft,
    failure: {
      kind: 'refused',
      message: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
      fields: { email: ['Un compte existe déjà avec cette adresse.'] },
    },
  },
};

export const OutOfOrder: Story = {
  args: { draft, failure: technicalFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur technique s’est produite.');
  },
};

export const Verifying: Story = {
  args: { draft, runsCaptcha: true, state: { submitting: 'verifying' } },
};

export const Registering: Story = { args: { draft, state: { submitting: 'registering' } } };

export const StoringToken: Story = { args: { draft, state: { submitting: 'storingToken' } } };

export const Attaching: Story = {
  args: { state: undefined, isCreated: true },
  play: ({ canvas }) => expect(canvas.getByText(/^Votre compte est ouvert/)).toBeVisible(),
};

export const Recognising: Story = { args: { state: 'recognising' } };

export const SignedInAlready: Story = {
  args: { state: undefined },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Vous êtes déjà connecté/)).toBeVisible(),
};
