import type { RefObject } from 'react';
import { Boundary } from '../../../ui/display/Boundary.tsx';
import { FindButton } from '../../find/FindButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { ThemeSelector } from './ThemeSelector.tsx';

type Props = {
  isMenuOpen: boolean;
  menuButton: RefObject<HTMLButtonElement | null>;
  onMenuToggle: () => void;
};

/** The connected header, with the account of who has signed in. */
export const Header = (props: Props) => (
  <HeaderBar {...props}>
    <Boundary>
      <FindButton />
    </Boundary>
    <ThemeSelector />
    <Boundary>
      <AccountMenu />
    </Boundary>
  </HeaderBar>
);
