import { useProfile } from '../session.tsx';
import { MenuList } from './MenuList.tsx';
import { listMenuEntries } from './menu.ts';

/** The entries that the user's role and services open. */
export const SideMenu = () => <MenuList entries={listMenuEntries(useProfile())} />;
