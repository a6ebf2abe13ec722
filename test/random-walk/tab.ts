import { type AnyActor, type AnyMachineSnapshot, createActor } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import type { Globals, Portal } from './bundle.ts';
import { type Clock, createStorage, openPage, type Page } from './page.ts';

type Screen = { shown: readonly string[]; modals: readonly string[] };

const screens: Readonly<Record<string, Screen>> = {
  Dashboard: { shown: ['analyticsConsent', 'overview', 'sites'], modals: ['profileCompletion', 'howToPay'] },
  ProfileCompletion: { shown: ['profileCompletion'], modals: [] },
  Consumption: { shown: ['consumption', 'meterPages'], modals: ['export'] },
  Meter: { shown: ['meter', 'histogram'], modals: ['export'] },
  Billing: {
    shown: ['billing', 'invoicePages', 'invoiceExport', 'documentDownload', 'dueCalendar'],
    modals: ['inserts', 'howToPay', 'transfer'],
  },
  PersonalSpace: {
    shown: [],
    modals: 'nameEdit emailEdit passwordEdit addContract billingEdit contactEdit ibanEdit'.split(' '),
  },
  CustomerService: { shown: ['customerService'], modals: [] },
  Administration: { shown: ['collaborators'], modals: ['invite'] },
  DirectDebit: { shown: ['directDebit'], modals: [] },
  MandateDownload: { shown: ['mandateDownload'], modals: [] },
  Signup: { shown: ['signup'], modals: [] },
  Product: { shown: ['analyticsConsent'], modals: ['productContact'] },
};

const blank: Screen = { shown: [], modals: [] };

const screenOf = (page: string): Screen => screens[page] ?? blank;

export const addresses = [
  '/',
  '/espace-personnel',
  '/espace-facturation',
  '/espace-consommation',
  '/espace-consommation/TR/981000004217/PDS004217',
  '/espace-admin',
  '/service-client',
  '/renseignement-profil',
  '/prelevement-automatique',
  '/download/contract/mandate/981000004217/sps',
  '/creation-de-compte',
  '/espace-produit/switch',
  '/cgu',
  '/logout',
  '/authenticate',
  '/n-importe-quoi',
] as const;

const models: ReadonlyMap<string, FlowModel> = new Map(catalogue.map(({ id, model }) => [id, model]));

export type Browser = { clock: Clock; load: (globals: Globals) => Portal; localStorage: Storage };

export type Running = { id: string; actor: AnyActor; model: FlowModel };

const isMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

const withChildren = (actor: AnyActor): Running[] => {
  const snapshot: object = actor.getSnapshot();
  if (!isMachine(snapshot)) return [];
  const { id } = snapshot.machine;
  const model = models.get(id);
  const children = Object.values<AnyActor | undefined>(snapshot.children).filter(
    (child) => child !== undefined,
  );
  return [...(model ? [{ id, actor, model }] : []), ...children.flatMap(withChildren)];
};

const clockOf = ({ timers }: Page) => ({
  setTimeout: (run: () => void, delay: number) => timers.set(run, delay),
  clearTimeout: timers.clear,
});

const mostRedirections = 20;

export const createTab = ({ clock, load, localStorage }: Browser) => {
  const sessionStorage = createStorage();
  const flows = new Map<string, AnyActor>();

  const stopFlows = () => {
    for (const actor of flows.values()) actor.stop();
    flows.clear();
  };

  const open = (address: string) => {
    const page: Page = openPage(address, { localStorage, sessionStorage }, clock);
    const portal = load(page.globals);
    const session = createActor(portal.session, { clock: clockOf(page) });
    session.subscribe({ error: () => {} });
    session.start();
    return { page, portal, session, arrival: new URLSearchParams(page.state.url.search) };
  };

  let now = open('/cgu');
  let isShown = false;
  let redirections = 0;
  const problems: string[] = [];

  const routeOf = ({ page, portal } = now) => {
    const found = portal.routes.find(({ path }) => portal.matchesRoute(path, page.state.url.pathname));
    return found ?? { page: 'NotFound', access: 'everyone' as const };
  };

  const startFlow = (id: string, choice: number) => {
    const [machine, model] = [now.portal.flows.get(id), models.get(id)];
    if (!machine || !model || flows.has(id)) return;
    const inputs = Object.values(model.inputs);
    const actor = createActor(machine, { input: inputs[choice % inputs.length], clock: clockOf(now.page) });
    actor.subscribe({ error: () => {} });
    flows.set(id, actor);
    actor.start();
  };

  const enter = () => {
    stopFlows();
    isShown = false;
    const { page, portal, session, arrival } = now;
    const route = routeOf();
    const { pathname, search } = page.state.url;
    if (portal.isProtected(route)) session.send({ type: 'protectedPage.entered', target: pathname + search });
    if (route.page === 'Logout') session.send({ type: 'signOut.requested' });
    if (route.page !== 'Authenticate') return;
    const token = arrival.get('token');
    if (token) session.send({ type: 'token.received', token, relayState: arrival.get('RelayState') });
    else session.send({ type: 'token.missing' });
  };

  const navigate = (path: string) => {
    if (!now.page.state.isOpen) return;
    now.page.state.url = new URL(path, now.page.state.url.origin);
    enter();
  };

  const redirect = (path: string) => {
    redirections += 1;
    if (redirections > mostRedirections) problems.push(`the tab redirects endlessly to ${path}`);
    else navigate(path);
  };

  let unwire = now.portal.wireSession(now.session, navigate);

  const close = () => {
    unwire();
    stopFlows();
    now.session.stop();
    now.page.close();
  };

  const conclude = (id: string, actor: AnyActor) => {
    const { session } = now;
    const state = stateName(actor.getSnapshot().value);
    flows.delete(id);
    const { modals } = screenOf(routeOf().page);
    if (id === 'invite') flows.get('collaborators')?.send({ type: 'list.outdated' });
    if (state === 'submitted' || id === 'signup') session.send({ type: 'profile.outdated' });
    if (state === 'signingIn') session.send({ type: 'signIn.requested' });
    if (!modals.includes(id)) redirect(id === 'signup' ? '/espace-personnel' : '/');
  };

  /** Closes the open modal. Only one can be open (docs/rules.md#modal-addresses). */
  const closeModal = (): string | null => {
    const id = screenOf(routeOf().page).modals.find((modal) => flows.has(modal));
    if (id === undefined) return null;
    flows.get(id)?.stop();
    flows.delete(id);
    return id;
  };

  const render = (choice: number): boolean => {
    const { page, portal, session } = now;
    const snapshot = session.getSnapshot();
    const route = routeOf();
    const isOpen = snapshot.matches({ open: 'signedIn' });
    if (route.page === 'Authenticate') {
      const isOpening =
        snapshot.matches({ open: { opening: 'loadingProfile' } }) ||
        snapshot.matches({ open: { opening: 'profileUnavailable' } });
      if (isOpen || isOpening) redirect(snapshot.context.target);
      return isOpen || isOpening;
    }
    for (const [id, actor] of flows)
      if (actor.getSnapshot().status === 'done') {
        conclude(id, actor);
        return true;
      }
    const mayShow = !portal.isProtected(route) || isOpen;
    if (!mayShow && isShown) {
      stopFlows();
      isShown = false;
      return true;
    }
    if (!mayShow || isShown || page.state.departure) return false;
    const { profile } = snapshot.context;
    if (portal.isProtected(route) && profile && portal.resolveAccess(route, profile) !== 'open') {
      redirect('/');
      return true;
    }
    isShown = true;
    for (const id of screenOf(route.page).shown) startFlow(id, choice);
    return true;
  };

  return {
    problems,
    get page() {
      return now.page;
    },
    get session() {
      return now.session;
    },
    get path() {
      return now.page.state.url.pathname;
    },
    isProtected: () => now.portal.isProtected(routeOf()),
    running: (): Running[] => [now.session, ...flows.values()].flatMap(withChildren),
    load: (address: string) => {
      close();
      now = open(address);
      now.page.state.url.search = now.arrival.has('token') ? '' : now.page.state.url.search;
      redirections = 0;
      unwire = now.portal.wireSession(now.session, navigate);
      enter();
    },
    navigate: (path: string) => {
      redirections = 0;
      navigate(path);
    },
    render,
    openModal: (choice: number): string | null => {
      const { modals } = screenOf(routeOf().page);
      const id = modals[choice % Math.max(1, modals.length)];
      if (!isShown || id === undefined) return null;
      if (!flows.has(id)) closeModal();
      startFlow(id, choice);
      return id;
    },
    closeModal,
    close,
  };
};

export type Tab = ReturnType<typeof createTab>;
