import type { Profile } from '../domain/account/profile.ts';
import type { FirstRead } from './start/firstRead.ts';

export type LayoutName = 'Connected' | 'FullScreen' | 'Public' | 'Unlogged';

/** Access of a user to a page. `shown`: the menu shows the name of the page without a link. */
type Access = 'open' | 'shown' | 'hidden';

export type ThirdParty = 'captcha' | 'mandate';

export type Rights = Pick<Profile, 'type' | 'allowed_services'>;

type Declaration<Path extends string, Entry extends string> = {
  path: Path;
  layout: LayoutName;
  signedInLayout?: LayoutName;
  /** Users who may open the page. Other users are redirected (docs/rules.md#roles-and-permissions). */
  access: 'everyone' | 'signedIn' | ((profile: Rights) => Access);
  page: string;
  /** Likely next pages, to preload. Every user of this page must have access to them. */
  next?: readonly NoInfer<Path>[];
  menu?: { name: Entry; place: 'top' | 'bottom' };
  values?: readonly string[];
  /** Third-party content that the Content-Security-Policy (CSP) of the page must allow. */
  thirdParty?: ThirdParty;
  file?: string;
  /** Calls to start before the profile and the code of the page are loaded. */
  firstRead?: FirstRead;
  /** False if the first render would differ from the prerendered HTML, which React then cannot reuse. */
  isAsPainted?: () => boolean;
};

/** Declares the pages in the order of matching: a URL opens the first route that matches. */
export const defineRoutes = <const Path extends string, const Entry extends string>(
  routes: readonly Declaration<Path, Entry>[],
): readonly Declaration<Path, Entry>[] => routes;

type Accessed = Pick<Declaration<string, string>, 'access'>;

export const isProtected = ({ access }: Accessed): boolean => access !== 'everyone';

export const resolveAccess = ({ access }: Accessed, profile: Rights): Access =>
  typeof access === 'function' ? access(profile) : 'open';

type Running = Pick<Declaration<string, string>, 'path' | 'access' | 'thirdParty'>;

/**
 * Third-party content that the CSP of a document allows. A link to another page loads no new document, so all
 * signed-in pages allow the captcha, although only the product pages show it.
 */
export const admittedBy = ({ path, access, thirdParty }: Running): ThirdParty | undefined =>
  thirdParty ?? (isProtected({ access }) || path === '/authenticate' ? 'captcha' : undefined);
