import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect, fireEvent, fn } from 'storybook/test';
import { FollowContext, Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '#espace-facturation', children: 'Voir mes factures' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Filled: Story = { args: { variant: 'filled' } };
export const Outlined: Story = { args: { variant: 'outlined' } };
export const Text: Story = { args: { variant: 'text', icon: <ArrowRight /> } };

export const External: Story = {
  args: { isExternal: true, href: 'https://www.eaux-du-ponant.example/' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Voir mes factures (nouvel onglet)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const follow = fn();

export const InThePortal: Story = {
  render: () => (
    <FollowContext value={follow}>
      <Link href="?modale=iban">Modifier</Link>
      <Link href="/fiche.pdf" download="">
        Télécharger
      </Link>
      <Link href="/mandat" target="_blank">
        Ouvrir
      </Link>
      <Link href="https://www.eaux-du-ponant.example/">Le site</Link>
    </FollowContext>
  ),
  play: async ({ canvas }) => {
    const stay = (event: Event) => event.preventDefault();
    addEventListener('click', stay);
    follow.mockClear();
    const link = (name: string) => canvas.getByRole('link', { name });
    for (const name of ['Télécharger', 'Ouvrir', 'Le site']) fireEvent.click(link(name));
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      fireEvent.click(link('Modifier'), { [key]: true });
    await expect(follow).not.toHaveBeenCalled();
    fireEvent.click(link('Modifier'));
    await expect(follow.mock.calls).toEqual([['?modale=iban']]);
    removeEventListener('click', stay);
  },
};
