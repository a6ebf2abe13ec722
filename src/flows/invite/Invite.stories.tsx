import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { inviteMachine, newContext } from '#machines/invite/invite.machine.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { inviteMount } from './invite.mount.tsx';

const emails = ['neuf@exemple.test', 'connue@exemple.test', 'titulaire@exemple.test', 'autre@exemple.test'];
const statuses = {
  'neuf@exemple.test': 'doesnt_exist',
  'connue@exemple.test': 'simple',
  'titulaire@exemple.test': 'owner',
};

/** The flow stopped in a state. */
const frozenIn = (value: StateValueFrom<typeof inviteMachine>, part: Partial<typeof newContext> = {}) =>
  createActor(inviteMachine, {
    snapshot: inviteMachine.resolveState({ value, context: { ...newContext, emails, statuses, ...part } }),
  });

/** The flow alive, in its first step. */
const alive = () => createActor(inviteMachine).start();

const meta = {
  component: inviteMount.View,
  args: { actor: frozenIn('collecting') },
} satisfies Meta<typeof inviteMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { actor: frozenIn('collecting', { emails: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continuer' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Continuer' })).toHaveAccessibleDescription(
      'Ajoutez au moins une adresse pour continuer.',
    );
  },
};

export const Tags: Story = {};

export const LongTag: Story = {
  args: { actor: frozenIn('collecting', { emails: [`${'jean-christophe.'.repeat(7)}martin@exemple.test`] }) },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('listitem').getBoundingClientRect();
    const words = canvas.getByText(/^jean-christophe/);
    const text = document.createRange();
    text.selectNodeContents(words);
    // Its button beside it, and room over it.
    await expect(text.getBoundingClientRect().top - tag.top).toBeGreaterThanOrEqual(8);
    await expect(canvas.getByRole('button', { name: /^Retirer/ }).getBoundingClientRect().top).toBeLessThan(
      words.getBoundingClientRect().bottom,
    );
  },
};

export const WrongTag: Story = {
  args: { actor: frozenIn('collecting', { emails: [...emails, 'faux@'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Corriger faux@' })).toHaveAccessibleDescription(
      'Le format n’est pas valide.',
    );
    await expect(canvas.getByRole('button', { name: 'Continuer' })).toBeDisabled();
  },
};

export const Separators: Story = {
  args: { actor: alive() },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Adresses à inviter');
    await userEvent.type(field, 'a@x.fr b@x.fr,c@x.fr;d@x.fr{Enter}');
    await userEvent.type(field, 'e@x.fr{Tab}');
    await expect(field).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a@x.fr',
      'b@x.fr',
      'c@x.fr',
      'd@x.fr',
      'e@x.fr',
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retirer a@x.fr' })).toHaveFocus();
  },
};

export const Pasted: Story = {
  args: { actor: alive() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Adresses à inviter'));
    await userEvent.paste('a@x.fr\nb@x.fr\r\nA@x.fr;\tfaux');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/3 adresses\. 1 à corriger\. A@x.fr était déjà saisie/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger faux' }));
    await expect(canvas.getByLabelText('Adresses à inviter')).toHaveValue('faux');
    await userEvent.keyboard('@x.fr{Enter}');
    await expect(canvas.getByRole('button', { name: 'Continuer' })).toBeEnabled();
  },
};

export const WrongSubmitted: Story = {
  args: { actor: alive() },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Adresses à inviter');
    await userEvent.type(field, 'faux@');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(field).toHaveValue('faux@');
    await expect(field).toHaveAccessibleDescription(/Le format n’est pas valide\.$/);
    await userEvent.type(field, 'exemple.test');
    await expect(field).not.toHaveAccessibleDescription(/Le format/);
  },
};

export const RemovedByKeyboard: Story = {
  args: { actor: alive() },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Adresses à inviter');
    await userEvent.type(field, 'a@x.fr b@x.fr{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Retirer b@x.fr' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveFocus();
    await expect(canvas.getByText('b@x.fr est retirée. Aucune adresse.')).toBeVisible();
  },
};

export const Checking: Story = { args: { actor: frozenIn('checking') } };

export const CheckRefused: Story = {
  args: {
    actor: frozenIn('collecting', {
      failure: { kind: 'refused', message: 'L’adresse neuf@exemple.test est bloquée.', fields: {} },
    }),
  },
};

export const Roles: Story = {
  args: { actor: frozenIn('assigning', { roles: { 'autre@exemple.test': 'admin' } }) },
};

export const RoleExplained: Story = {
  args: { actor: frozenIn('assigning') },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'À propos du rôle de connue@exemple.test' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/garde son rôle/)).toBeVisible();
  },
};

export const NobodyToInvite: Story = {
  args: {
    actor: frozenIn('assigning', {
      emails: ['titulaire@exemple.test'],
      statuses: { 'titulaire@exemple.test': 'owner' },
    }),
  },
};

export const Inviting: Story = { args: { actor: frozenIn('inviting') } };

export const InviteFailed: Story = {
  args: { actor: frozenIn('assigning', { failure: technicalFailure() }) },
};

export const Invited: Story = {
  args: { actor: frozenIn('invited') },
  play: async ({ canvas }) => {
    const named = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(named).toEqual(emails.filter((email) => email !== 'titulaire@exemple.test'));
  },
};
