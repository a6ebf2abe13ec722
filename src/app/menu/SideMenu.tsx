import { Boundary } from '../../ui/display/Boundary.tsx';
import { useProfile } from '../session.tsx';
import { HelpNumbers } from './HelpNumbers.tsx';
import { MenuList } from './MenuList.tsx';
import { listMenuEntries } from './menu.ts';

/** The entries that the user's role and services open, and whom to call. */
export const SideMenu = () => (
  <MenuList entries={listMenuEntries(useProfile())}>
    <Boundary>
      <HelpNumbers />
    </Boundary>
  </MenuList>
);
