import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../buttons/Button.tsx';
import { MenuButton } from './MenuButton.tsx';

it.each([
  ['{Tab}', 'après'],
  ['{Shift>}{Tab}{/Shift}', 'avant'],
])('closes an open menu on %s, and moves the focus to the next or previous control', async (keys, name) => {
  await render(
    <>
      <Button>avant</Button>
      <MenuButton entries={[{ id: 'out', label: 'Se déconnecter', href: '/logout' }]}>Compte</MenuButton>
      <Button>après</Button>
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Compte' }));
  await expect.element(page.getByRole('menuitem')).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(page.getByRole('menu', { name: 'Compte' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name })).toHaveFocus();
});
