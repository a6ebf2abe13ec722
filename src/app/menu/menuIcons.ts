import Droplets from 'lucide-react/icons/droplets';
import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import type { MenuEntry } from './menu.ts';

/** What each entry of the side menu is drawn with. */
export const menuIcons: Record<MenuEntry['name'], typeof Users> = {
  dashboard: LayoutDashboard,
  consumption: Droplets,
  billing: FileText,
  contact: MessageCircle,
  administration: Users,
};
