import { Boundary } from '../../ui/display/Boundary.tsx';
import { useProfile } from '../session.tsx';
import { HelpNumbers } from './HelpNumbers.tsx';
import { MenuList } from './MenuList.tsx';
import { listMenuEntries } from './menu.ts';

/** Menu entries that the role and the services of the user open, with the numbers of the brand. */
export const SideMenu = () => {
  const entries = listMenuEntries(useProfile());
  return (
    <MenuList entries={entries}>
      <Boundary>
        <HelpNumbers isContactLinked={entries.every(({ name }) => name !== 'contact')} />
      </Boundary>
    </MenuList>
  );
};
