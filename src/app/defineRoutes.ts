import type { Profile } from '../domain/account/profile.ts';
import type { FirstRead } from './start/firstRead.ts';

export type LayoutName = 'Connected' | 'FullScreen' | 'Public' | 'Unlogged';

/** Access of a user to a page. `shown`: the menu names the page, but the user may not open it. */
type Access = 'open' | 'shown' | 'hidden';

export type ThirdParty = 'captcha' | 'mandate';

export type Rights = Pick<Profile, 'type' | 'allowed_services'>;

type Declaration<Path extends string, Entry extends string> = {
  path: Path;
  layout: LayoutName;
  /** Layout of a public page for a signed-in user; defaults to `layout`. */
  signedInLayout?: LayoutName;
  /** Users who may open the page; the portal redirects the others (docs/rules.md#roles-and-permissions). */
  access: 'everyone' | 'signedIn' | ((profile: Rights) => Access);
  page: string;
  /** Likely next pages, preloaded at idle. Each user of this page must have access to them. */
  next?: readonly NoInfer<Path>[];
  menu?: { name: Entry; place: 'top' | 'bottom' };
  /** Values of the last path parameter, for which the build writes one HTML file each. */
  values?: readonly string[];
  /** Third-party content that the Content-Security-Policy of the page must allow. */
  thirdParty?: ThirdParty;
  file?: string;
  /** Calls that start before the profile and the code of a protected page are loaded. */
  firstRead?: FirstRead;
  /** True if the first rendering of a public page equals its prerendered HTML. Default: always true. */
  isAsPainted?: () => boolean;
};

/** Declares the pages of the portal. Their order matters: a URL opens the first route that it matches. */
export const defineRoutes = <const Path extends string, const Entry extends string>(
  routes: readonly Declaration<Path, Entry>[],
): readonly Declaration<Path, Entry>[] => routes;

type Accessed = Pick<Declaration<string, string>, 'access'>;

export const isProtected = ({ access }: Accessed): boolean => access !== 'everyone';

export const resolveAccess = ({ access }: Accessed, profile: Rights): Access =>
  typeof access === 'function' ? access(profile) : 'open';

type Running = Pick<Declaration<string, string>, 'path' | 'access' | 'thirdParty'>;

/**
 * Third-party content that the Content-Security-Policy of the current document must allow. Signed-in pages
 * allow the captcha: they link to product pages, which need the captcha, without loading a new document.
 */
export const admittedBy = ({ path, access, thirdParty }: Running): ThirdParty | undefined =>
  thirdParty ?? (isProtected({ access }) || path === '/authenticate' ? 'captcha' : undefined);
