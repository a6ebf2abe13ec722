import { createElement } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import type { AnyActorRef, EventObject } from 'xstate';
import type { Brand } from '#brands/brand.ts';
import { loadBrand } from '#brands/load.ts';
import { catalogue } from '../../kit/catalogue.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/chart.ts';
import { type Move, toEvent } from '../../kit/explore/moves.ts';
import { startStubbed } from '../../kit/explore/stubbedActor.ts';
import type { Flow } from '../../kit/toCatalogue.ts';
import { type Control, isChoice, isControl, typeInto } from '../../ui/forms/typedForms.ts';
import { applyTheme } from '../../ui/theme/theme.ts';
import { modelWith, type Typed } from '../simulation/simulation.ts';
import { type ToPage, type ToScreen, toSent, toTyped, type Why } from './protocol.ts';
import { type Mount, Screen, type Shown } from './Screen.tsx';

type Show = Extract<ToScreen, { kind: 'show' }>;

class Failing extends Error {
  readonly why: Why;
  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

const unloaded = () => {
  throw new Failing('unloaded');
};

const proofs = import.meta.glob<Readonly<Record<string, { mount: () => Promise<Mount> }>>>(
  '../../../test/flows/*/*.proof.tsx',
);

/** View of a flow, from its proof file; null if the flow has no proof. Rejects if the code fails to load. */
export const loadMount = async (flow: string): Promise<Mount | null> => {
  const file = Object.keys(proofs).find((path) => path.endsWith(`/${flow}.proof.tsx`));
  const [proof] = Object.values((file && (await proofs[file]?.())) || {});
  return proof?.mount() ?? null;
};

type Hand = { press: (choice: HTMLInputElement) => void; type: (control: Control, text: string) => void };

const holds = (value: unknown, choice: HTMLInputElement): boolean =>
  Array.isArray(value) ? value.includes(choice.value) : value === choice.value || value === true;

export const fill = (control: Control, value: unknown, { press, type }: Hand): void => {
  if (isChoice(control)) {
    if (control.checked !== holds(value, control) && (control.type === 'checkbox' || !control.checked))
      press(control);
    return;
  }
  if (typeof value === 'string' && control.type !== 'file' && control.value !== value) type(control, value);
};

export const controlsNamed = (root: ParentNode, name: string): Control[] =>
  [...root.querySelectorAll('form')]
    .filter((form) => form.checkVisibility())
    .flatMap((form) => Array.from(form.elements).filter(isControl))
    .filter((control) => control.name === name);

const atOnce: Hand = { press: (choice) => choice.click(), type: typeInto };

const fillForm = (carried: unknown): void => {
  const { values } = fieldsOf(carried);
  for (const [name, value] of Object.entries(fieldsOf(values)))
    for (const control of controlsNamed(document, name)) fill(control, value, atOnce);
};

const startStubbedScreen = ({ model }: Flow, input: string, onReport: (message: ToPage) => void) => {
  let typed: readonly Typed[] = [];
  // Getter: the actor then also uses payloads that the user types after its creation.
  const stubbed = startStubbed(
    {
      ...model,
      get cases() {
        return modelWith(model, typed).cases;
      },
    },
    input,
  );
  const { actor } = stubbed;
  let steps = 0;
  let isMaking = false;
  let isFilling = false;
  let carried: object | undefined;

  const report = () => {
    const sight = stubbed.sight();
    const { name, status } = sight;
    const parts = Object.entries(sight).map(([part, value]) => [part, canonical(value)]);
    onReport({ kind: 'reached', steps, name, status, sight: Object.fromEntries(parts) });
  };
  const forget = () => {
    for (const done of [stubbed.branches, stubbed.actions, stubbed.called]) done.splice(0);
  };

  const send = actor.send;
  actor.send = (event: EventObject) => {
    // `fillForm` only displays the values of an event that is already sent.
    if (isFilling) return;
    if (isMaking || actor.getSnapshot().status !== 'active') return send(event);
    const { type, ...payload } = event;
    forget();
    steps += 1;
    const made = steps;
    send(event);
    onReport({ kind: 'acted', steps: made, sent: toSent({ type, payload }) });
    void rest().then(() => made === steps && report());
  };

  const fill = () => {
    isFilling = true;
    flushSync(() => fillForm(carried));
    isFilling = false;
  };

  return {
    fill,
    actor: actor satisfies AnyActorRef,
    report,
    make: async (moves: readonly Move[], typedSoFar: readonly Typed[]) => {
      typed = typedSoFar;
      for (const move of moves) {
        forget();
        steps += 1;
        if (move.kind === 'event') {
          carried = toEvent(modelWith(model, typed), move.type, move.case);
          fill();
        }
        isMaking = true;
        const made = stubbed.make(move);
        isMaking = false;
        await made;
        report();
      }
    },
    stop: stubbed.stop,
  };
};

const rest = () => new Promise<void>((resolve) => setTimeout(resolve));

export const playScreen = (root: Root, onReport: (message: ToPage) => void) => {
  let latest: Show | null = null;
  let shows = 0;
  let brand: Brand | null = null;
  let shown: (Shown & { stubbed: ReturnType<typeof startStubbedScreen> }) | null = null;
  let queue = Promise.resolve();

  const render = () => {
    if (shown && brand) root.render(createElement(Screen, { ...shown, key: shown.number, brand, onReport }));
  };

  const dress = async (request: Pick<Show, 'brand' | 'appearance'>) => {
    brand = await loadBrand(request.brand).catch(unloaded);
    applyTheme(brand, request.appearance);
  };

  const show = async (request: Show) => {
    if (request !== latest) return;
    const flow = catalogue.find(({ id }) => id === request.flow);
    const [mount] = await Promise.all([loadMount(request.flow).catch(unloaded), dress(request)]);
    if (!flow || !mount || !(request.input in flow.model.inputs)) throw new Failing('missing');
    shown?.stubbed.stop();
    const stubbed = startStubbedScreen(flow, request.input, (message) => {
      if (request === latest) onReport(message);
    });
    shows += 1;
    shown = { number: shows, flow, mount, actor: stubbed.actor, stubbed };
    const typed = request.typed.map(toTyped);
    stubbed.report();
    // Renders only before the last move: an earlier render would also show the toasts of the earlier moves.
    await stubbed.make(request.moves.slice(0, -1), typed);
    flushSync(render);
    stubbed.fill();
    await stubbed.make(request.moves.slice(-1), typed);
  };

  const obey = async (message: ToScreen) => {
    if (message.kind === 'show') await show(message);
    else if (message.kind === 'make') await shown?.stubbed.make(message.moves, message.typed.map(toTyped));
    else {
      await dress(message);
      render();
    }
  };

  const fail = (thrown: unknown) => {
    console.error(thrown);
    onReport({ kind: 'failed', why: thrown instanceof Failing ? thrown.why : 'broken' });
  };

  return {
    fail,
    receive: (message: ToScreen) => {
      if (message.kind === 'show') latest = message;
      queue = queue.then(() => obey(message)).catch(fail);
    },
  };
};
