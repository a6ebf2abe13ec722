import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { formWords } from '#locales/fr/form.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';

const meta = {
  component: LeaveQuestion,
  args: { words: formWords.leave, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EscapeStays: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continuer la saisie' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
