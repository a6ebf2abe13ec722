import type { Profile } from '../domain/account/profile.ts';
import type { FirstRead } from './start/firstRead.ts';

/** The layouts of docs/rules.md#layouts, named after their modules. */
export type LayoutName = 'Connected' | 'FullScreen' | 'Public' | 'Unlogged';

/** What a page is to a profile; `shown`: it does not open, but its menu entry stays, without its link. */
type Access = 'open' | 'shown' | 'hidden';

/** What is run of somebody else's: a captcha, by its script; the form of a mandate, in a frame. */
export type ThirdParty = 'captcha' | 'mandate';

/** What of a profile opens pages. */
export type Rights = Pick<Profile, 'type' | 'allowed_services'>;

type Declaration<Path extends string, Entry extends string> = {
  /** Its address, in the router's syntax. */
  path: Path;
  layout: LayoutName;
  /** Of a public page, where a session is open in this tab: its own else. */
  signedInLayout?: LayoutName;
  /**
   * Who may see it. A protected page shows nothing until the token is valid; whom it does not open to is sent to the dashboard
   * (docs/rules.md#roles-and-permissions).
   */
  access: 'everyone' | 'signedIn' | ((profile: Rights) => Access);
  /** `Billing`: what `routes/BillingRoute.tsx` shows. */
  page: string;
  /**
   * The pages that are likely to be opened from it, whose code comes once it is idle: of those that it leads to, those that
   * everyone who sees it may open. Only signup leads from a public page to others; what is wrong or over leads to none.
   */
  next?: readonly NoInfer<Path>[];
  /** Its entry in the side menu, named after the key of its words; its place among the others is that of the page. */
  menu?: { name: Entry; place: 'top' | 'bottom' };
  /** What its last parameter may be, where each has a page of its own in the build. */
  values?: readonly string[];
  /** What it runs of somebody else's, which few policies let in (`admittedBy`). */
  thirdParty?: ThirdParty;
  /** Of `dist/`, where its page is not named after its address. */
  file?: string;
  /** Of a protected page: what it reads with the profile, before its code is there. */
  firstRead?: FirstRead;
  /** Of a protected page: it shows what the profile says, and calls nothing more at once. */
  isOfProfile?: true;
  /** Of a public page: whether it first shows what the build has painted; not said where it always does. */
  isAsPainted?: () => boolean;
};

/** Declares the pages of the portal, one after the other: the first that suits an address is its page. */
export const defineRoutes = <const Path extends string, const Entry extends string>(
  routes: readonly Declaration<Path, Entry>[],
): readonly Declaration<Path, Entry>[] => routes;

type Accessed = Pick<Declaration<string, string>, 'access'>;

/** Whether a page is for the signed-in alone. */
export const isProtected = ({ access }: Accessed): boolean => access !== 'everyone';

/** What a page is to somebody who has signed in. */
export const resolveAccess = ({ access }: Accessed, profile: Rights): Access =>
  typeof access === 'function' ? access(profile) : 'open';

type Running = Pick<Declaration<string, string>, 'path' | 'access' | 'thirdParty'>;

/**
 * What the policy of a document that comes as this page lets in: what it runs; else, where a session opens, the captcha of the
 * pages of products, which a session that is open shows in its own document, with its header and what it knows of who asks.
 */
export const admittedBy = ({ path, access, thirdParty }: Running): ThirdParty | undefined =>
  thirdParty ?? (isProtected({ access }) || path === '/authenticate' ? 'captcha' : undefined);
