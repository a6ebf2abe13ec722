import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta = {
  component: Accordion,
  args: {
    children: (
      <>
        <AccordionItem title="Usine des Bars">12 rue des Écluses, 35400 Saint-Malo</AccordionItem>
        <AccordionItem title="Entrepôt Nord" defaultOpen>
          3 quai du Commerce, 35400 Saint-Malo
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoundByTheBrowser: Story = {
  play: async ({ canvas }) => {
    const factory = canvas.getByRole('button', { name: 'Usine des Bars' });
    const panel = canvas.getByText(/12 rue des Écluses/).closest('[role="group"]');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(factory).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).not.toHaveAttribute('hidden');
    await userEvent.click(factory);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
  },
};
