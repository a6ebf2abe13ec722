import type { Profile } from '../domain/account/profile.ts';
import type { FirstRead } from './start/firstRead.ts';

/** Layouts, named after their modules (docs/rules.md#layouts). */
export type LayoutName = 'Connected' | 'FullScreen' | 'Public' | 'Unlogged';

/** Access of a profile to a page; `shown`: the page is closed and its menu entry has no link. */
type Access = 'open' | 'shown' | 'hidden';

export type ThirdParty = 'captcha' | 'mandate';

export type Rights = Pick<Profile, 'type' | 'allowed_services'>;

type Declaration<Path extends string, Entry extends string> = {
  /** In the router's syntax. */
  path: Path;
  layout: LayoutName;
  /** Layout of a public page while a session is open in this tab; defaults to `layout`. */
  signedInLayout?: LayoutName;
  /** Profiles with access; the others are redirected (docs/rules.md#roles-and-permissions). */
  access: 'everyone' | 'signedIn' | ((profile: Rights) => Access);
  page: string;
  /** Likely next pages, preloaded when idle: only pages open to every user of this one. */
  next?: readonly NoInfer<Path>[];
  menu?: { name: Entry; place: 'top' | 'bottom' };
  /** Values of its last parameter, if the build writes one page for each. */
  values?: readonly string[];
  /** Third-party content, which few policies allow (`admittedBy`). */
  thirdParty?: ThirdParty;
  file?: string;
  /** Data that a protected page reads in parallel with the profile and its own code. */
  firstRead?: FirstRead;
  /** True when a protected page needs only the profile for its first rendering. */
  isOfProfile?: true;
  /** True when the first rendering of a public page equals its prerendered HTML; absent if it always does. */
  isAsPainted?: () => boolean;
};

/** Declares the pages of the portal in order: the first match of an address wins. */
export const defineRoutes = <const Path extends string, const Entry extends string>(
  routes: readonly Declaration<Path, Entry>[],
): readonly Declaration<Path, Entry>[] => routes;

type Accessed = Pick<Declaration<string, string>, 'access'>;

export const isProtected = ({ access }: Accessed): boolean => access !== 'everyone';

export const resolveAccess = ({ access }: Accessed, profile: Rights): Access =>
  typeof access === 'function' ? access(profile) : 'open';

type Running = Pick<Declaration<string, string>, 'path' | 'access' | 'thirdParty'>;

/**
 * Third-party content that the policy of the page's document allows. Pages of a session default to the captcha: the product
 * pages open in the document of the session, with its header and known contact.
 */
export const admittedBy = ({ path, access, thirdParty }: Running): ThirdParty | undefined =>
  thirdParty ?? (isProtected({ access }) || path === '/authenticate' ? 'captcha' : undefined);
