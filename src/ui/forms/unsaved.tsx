import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { formWords } from '#locales/fr/form.ts';
import type { Elements } from '../controls/buttons/Button.tsx';
import type { LeaveWords } from '../dialogs/LeaveQuestion.tsx';
import { type Guard, guardLeaving, isGuarded } from '../dialogs/leaving.ts';
import { type FieldErrors, type FormValues, fieldOf, noErrors, readForm } from './readForm.ts';
import { isControl } from './typedForms.ts';

/**
 * What leaving would lose: something typed, which may be given up, the outcome of a request, which is waited for, or what runs
 * from page to page, which ends with the portal alone.
 */
export type Unsaved = 'typed' | 'sending' | 'running' | null;

/** Without a question, only the browser asks. */
type Holder = { unsaved: () => Unsaved; ask?: (leave: () => void) => void };

const holders = new Set<Holder>();

const listHolders = (isRunning: boolean): Holder[] =>
  [...holders].filter(({ unsaved }) => {
    const lost = unsaved();
    return lost !== null && (lost === 'running') === isRunning;
  });

const isHoldingPage = (): boolean => isGuarded() && listHolders(false).length > 0;
const isHoldingPortal = (): boolean => isGuarded() && [...holders].some(({ unsaved }) => unsaved());

const ask: Guard['ask'] = (leave, way) => {
  const holding = () => listHolders(way === 'signOut');
  const isSending = () => holding().some(({ unsaved }) => unsaved() === 'sending');
  if (isSending()) return;
  const first = holding().find((holder) => holder.ask);
  // The form may be sent before the question is answered.
  if (first?.ask) first.ask(() => isSending() || leave());
  else leave();
};

let here: { url: URL; state: unknown };
let isLeaving = false;

const noteHere = () => {
  here = { url: new URL(location.href), state: history.state };
};

const isSamePage = () => location.pathname === here.url.pathname && location.search === here.url.search;

/** Back or Forward: the address is put back before the router hears of it, so that the form stays as it is. */
const onTraversed = (event: PopStateEvent) => {
  if (isLeaving || isSamePage() || !isHoldingPage()) {
    isLeaving = false;
    return noteHere();
  }
  event.stopImmediatePropagation();
  history.pushState(here.state, '', here.url);
  ask(() => {
    isLeaving = true;
    // What has just been pushed is one step after the page asked for, which may have been before or after.
    history.back();
  });
};

const onUnload = (event: BeforeUnloadEvent) => {
  if (isHoldingPortal()) event.preventDefault();
};

let watching = new AbortController();

const watch = () => {
  watching = new AbortController();
  const { signal } = watching;
  noteHere();
  isLeaving = false;
  guardLeaving({ ask, onTraversed });
  addEventListener('beforeunload', onUnload, { signal });
  // The router makes these of each change of address.
  for (const change of ['pushState', 'replaceState']) addEventListener(change, noteHere, { signal });
};

/** Guards the page as long as something on it may hold what leaving would lose. Returns the way to stop. */
export const holdPage = (holder: Holder): (() => void) => {
  if (holders.size === 0) watch();
  holders.add(holder);
  return () => {
    holders.delete(holder);
    if (holders.size > 0) return;
    watching.abort();
    guardLeaving(null);
  };
};

type Props = {
  /** What leaving would lose, asked each time one is about to. */
  unsaved: () => Unsaved;
  /** What is asked; by default, whether what is typed may be lost. */
  question?: LeaveWords;
};

/** Asks before one leaves, by whatever way, what holds something unsaved. Its question is loaded when it is asked. */
export const UnsavedGuard = ({ unsaved, question: words = formWords.leave }: Props) => {
  const [dialog, setDialog] = useState<Elements>(null);
  const readUnsaved = useEffectEvent(unsaved);

  useEffect(() => {
    const ask = async (leave: () => void) => {
      const stay = () => setDialog(null);
      try {
        const { LeaveQuestion } = await import('../dialogs/LeaveQuestion.tsx');
        setDialog(
          <LeaveQuestion
            words={words}
            onStay={stay}
            onLeave={() => {
              stay();
              leave();
            }}
          />,
        );
      } catch {
        // The network is out: the browser asks in its own way.
        if (confirm(words.title)) leave();
      }
    };
    return holdPage({ unsaved: () => readUnsaved(), ask });
  }, [words]);

  return dialog;
};

/**
 * The errors of the fields that were left wrong (docs/rules.md#forms), and those of the last one to announce. They follow the
 * typing, until `refused` is another. A press that leaves a field ends first: an error that moved its button would make it miss.
 */
export const useLeftFields = (
  form: RefObject<HTMLFormElement | null>,
  isWatched: boolean,
  judge: (typed: FormValues) => FieldErrors,
  refused: FieldErrors,
) => {
  const [known, setKnown] = useState(refused);
  // Under each name that was left wrong, nothing once it is right.
  const [errors, setErrors] = useState(noErrors);
  const [last, setLast] = useState('');
  if (known !== refused) {
    setKnown(refused);
    setErrors(noErrors);
  }

  const follow = (typed: FormValues) => {
    const names = Object.keys(errors);
    if (names.length === 0) return;
    const judged = judge(typed);
    const next = Object.fromEntries(names.map((name) => [name, judged[name] ?? []]));
    if (JSON.stringify(next) !== JSON.stringify(errors)) setErrors(next);
  };
  const leave = useEffectEvent((name: string) => {
    if (!form.current) return;
    const found = judge(readForm(form.current))[name];
    if (!found) return;
    setErrors((others) => ({ ...others, [name]: found }));
    setLast(name);
  });

  useEffect(() => {
    if (!isWatched) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let isPressed = false;
    const left = new Set<string>();
    const leaveAll = () => {
      if (isPressed) return;
      for (const name of left) leave(name);
      left.clear();
    };
    const release = () => {
      isPressed = false;
      // The click follows.
      setTimeout(leaveAll);
    };
    const press = () => {
      isPressed = true;
    };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    form.current?.addEventListener(
      'focusout',
      ({ target }) => {
        // A window that is left keeps the focus where it is.
        if (!(target instanceof Element && isControl(target)) || target === document.activeElement) return;
        left.add(fieldOf(target.name));
        leaveAll();
      },
      options,
    );
    return () => listening.abort();
  }, [form, isWatched]);

  return { errors, news: errors[last]?.join(' ') ?? '', follow };
};
