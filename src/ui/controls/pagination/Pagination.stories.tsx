import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { page: 4, pageCount: 12, list: { current: null }, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const Alone: Story = {
  args: { page: 1, pageCount: 1 },
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};
