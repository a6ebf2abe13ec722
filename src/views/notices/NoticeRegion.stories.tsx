import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';

const shown = 5000;
const wait = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

const meta = {
  component: NoticeRegion,
  args: {
    notices: [
      { id: 1, tone: 'ok', text: 'L’invitation est envoyée à jeanne@exemple.test.' },
      {
        id: 2,
        tone: 'bad',
        text: 'Jean Martin n’a pas pu être supprimé. Merci de réessayer ultérieurement.',
      },
    ],
    onClosed: fn(),
  },
  render: (args) => {
    const [closed, setClosed] = useState<readonly unknown[]>([]);
    return (
      <NoticeRegion
        notices={args.notices.filter(({ id }) => !closed.includes(id))}
        onClosed={(id) => {
          args.onClosed(id);
          setClosed((others) => [...others, id]);
        }}
      />
    );
  },
} satisfies Meta<typeof NoticeRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stacked: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const Dismissed: Story = {
  play: async ({ canvas, args }) => {
    const first = within(canvas.getAllByRole('listitem')[0] ?? document.body);
    await userEvent.click(first.getByRole('button', { name: 'Fermer' }));
    await expect(args.onClosed).toHaveBeenCalledWith(1);
    await expect(canvas.queryByRole('status')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const ReachedByF6: Story = {
  render: (args) => (
    <>
      <Button>Enregistrer</Button>
      <NoticeRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const origin = canvas.getByRole('button', { name: 'Enregistrer' });
    await userEvent.click(origin);
    await userEvent.keyboard('{F6}');
    await expect(canvas.getAllByRole('button', { name: 'Fermer' })[0]).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(origin).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    await expect(origin).toHaveFocus();
  },
};

export const ClosesItselfUnlessHovered: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByRole('alert'));
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledWith(1), { timeout: shown + 500 });
    await wait(200);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const PausedWhileThePageIsHidden: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('listitem')[0]?.querySelector('[data-flow="notice"]');
    const isHidden = spyOn(document, 'hidden', 'get');
    const seen = (hidden: boolean) => {
      isHidden.mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    seen(true);
    await waitFor(() => expect(first).toHaveAttribute('data-state', 'held'));
    seen(false);
    await waitFor(() => expect(first).toHaveAttribute('data-state', 'counting'));
    isHidden.mockRestore();
  },
};
