import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { FormActions } from '../../forms/FormLayout.tsx';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'Ajouter un contrat', onPress: fn() } } satisfies Meta<
  typeof Button
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { variant: 'filled', icon: <Plus /> } };
export const Outlined: Story = {};
export const Text: Story = { args: { variant: 'text' } };
export const Icon: Story = { args: { variant: 'icon', 'aria-label': 'Fermer', children: <X /> } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Busy: Story = {
  args: { variant: 'filled', isBusy: true, type: 'submit' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A held Enter repeats its key, which must not press the element that the first key press has opened. */
export const KeyRepeated: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const isLeftToBrowser = (key: string, repeat: boolean) => fireEvent.keyDown(button, { key, repeat });
    await expect(isLeftToBrowser('Enter', false)).toBe(true);
    await expect(isLeftToBrowser('Enter', true)).toBe(false);
    await expect(isLeftToBrowser('Tab', true)).toBe(true);
  },
};

export const Together: Story = {
  render: () => (
    <FormActions>
      <Button variant="text">Plus tard</Button>
      <Button>Annuler</Button>
      <Button variant="filled" icon={<Plus />}>
        Ajouter un contrat
      </Button>
    </FormActions>
  ),
};
