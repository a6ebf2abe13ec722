import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { formWords } from '#locales/fr/form.ts';
import { LeaveQuestion } from '../dialogs/LeaveQuestion.tsx';
import { Accordion, AccordionItem } from './Accordion.tsx';
import { MenuButton } from './menu/MenuButton.tsx';
import { Pagination } from './pagination/Pagination.tsx';
import { Toggletip } from './Toggletip.tsx';

const meta = { title: 'ui/Controls' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AccordionFoundByTheBrowser: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="Usine des Bars">12 rue des Écluses, 35400 Saint-Malo</AccordionItem>
      <AccordionItem title="Entrepôt Nord" defaultOpen>
        3 quai du Commerce, 35400 Saint-Malo
      </AccordionItem>
    </Accordion>
  ),
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

export const ToggletipByKeyboard: Story = {
  render: () => (
    <Toggletip label="Rôle de jeanne@exemple.test">
      Cette personne a déjà un compte : son rôle se change dans la liste des collaborateurs.
    </Toggletip>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('déjà un compte');
    await expect(within(dialog).getByRole('button')).toHaveAccessibleName('Fermer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const signOut = fn();

export const MenuByKeyboard: Story = {
  render: () => (
    <MenuButton
      entries={[
        { id: 'personal', label: 'Espace personnel', icon: 'person', href: '#espace-personnel' },
        { id: 'out', label: 'Se déconnecter', icon: 'leave', onAction: signOut },
      ]}
    >
      Yann Le Goff
    </MenuButton>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Yann Le Goff' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Espace personnel' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

const turn = fn();

export const PagesInTheMiddle: Story = {
  render: () => <Pagination page={4} pageCount={12} list={{ current: null }} onChange={turn} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await expect(turn).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(turn).toHaveBeenLastCalledWith(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Page précédente' }));
    await expect(turn).toHaveBeenLastCalledWith(3);
  },
};

export const PageAlone: Story = {
  render: () => <Pagination page={1} pageCount={1} list={{ current: null }} onChange={turn} />,
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};

const [stay, leave] = [fn(), fn()];

export const EscapeStays: Story = {
  render: () => <LeaveQuestion words={formWords.leave} onStay={stay} onLeave={leave} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continuer la saisie' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(stay).toHaveBeenCalledOnce();
    await expect(leave).not.toHaveBeenCalled();
  },
};
