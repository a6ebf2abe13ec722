import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl<'month' | 'day'>,
  args: {
    label: 'Pas de temps',
    options: [
      { value: 'month', label: 'Par mois' },
      { value: 'day', label: 'Par jour' },
    ],
    value: 'month',
    onChange: () => {},
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl<'month' | 'day'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Par jour' })).toBeChecked();
  },
};
