import Check from 'lucide-react/icons/check';
import FileCheck from 'lucide-react/icons/file-check';
import LogOut from 'lucide-react/icons/log-out';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';

/** What the entries of menus are drawn with: they come with the menu, whose button may never be pressed. */
export const entryIcons = {
  chosen: Check,
  document: FileCheck,
  leave: LogOut,
  send: Send,
  promote: ShieldCheck,
  remove: Trash2,
  person: User,
  people: Users,
};
