import { listMenuEntries } from '../menu/menu.ts';
import { useProfile } from '../session.tsx';
import { MenuList } from './MenuList.tsx';

/** The entries that the user's role and services open. */
export const SideMenu = () => <MenuList entries={listMenuEntries(useProfile())} />;
