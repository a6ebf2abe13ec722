import { useEffect, useEffectEvent, useState } from 'react';
import { formWords } from '#locales/fr/form.ts';
import type { Elements } from '../controls/buttons/Button.tsx';
import type { LeaveWords } from '../dialogs/LeaveQuestion.tsx';
import { type Guard, guardLeaving, isGuarded, isHoldingPortal } from '../dialogs/leaving.ts';
import { type FieldErrors, type FormRef, type FormValues, fieldOf, noErrors, readForm } from './readForm.ts';
import { isControl } from './typedForms.ts';

/** Data that the user could lose: `typed` values, a request (`sending`) or a task (`running`). */
export type Unsaved = 'typed' | 'sending' | 'running' | null;

/** Owner of unsaved data. Without `ask`, the browser itself asks for a confirmation. */
type Holder = { unsaved: () => Unsaved; ask?: (leave: () => void) => void };

const holders = new Set<Holder>();

const listHolders = (isRunning: boolean): Holder[] =>
  [...holders].filter(({ unsaved }) => {
    const lost = unsaved();
    return lost !== null && (lost === 'running') === isRunning;
  });

const isHoldingPage = (): boolean => isGuarded() && listHolders(false).length > 0;
const isHolding = (): boolean => [...holders].some(({ unsaved }) => unsaved());

const ask: Guard['ask'] = (leave, way) => {
  const holding = () => listHolders(way === 'signOut');
  const isSending = () => holding().some(({ unsaved }) => unsaved() === 'sending');
  if (isSending()) return;
  const first = holding().find((holder) => holder.ask);
  // Stays on the page if the user has submitted the form meanwhile.
  if (first?.ask) first.ask(() => isSending() || leave());
  else leave();
};

let here: { url: URL; state: unknown };
let isLeaving = false;

const noteHere = () => {
  here = { url: new URL(location.href), state: history.state };
};

const isSamePage = () => location.pathname === here.url.pathname && location.search === here.url.search;

/** Restores the URL before the router reads it, so that the form stays visible until the user confirms. */
const onTraversed = (event: PopStateEvent) => {
  if (isLeaving || isSamePage() || !isHoldingPage()) {
    isLeaving = false;
    return noteHere();
  }
  event.stopImmediatePropagation();
  history.pushState(here.state, '', here.url);
  ask(() => {
    isLeaving = true;
    // Goes back over the added history entry to the requested page, after Back and after Forward.
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
  guardLeaving({ ask, onTraversed, isHolding });
  addEventListener('beforeunload', onUnload, { signal });
  for (const change of ['pushState', 'replaceState']) addEventListener(change, noteHere, { signal });
};

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

type Props = { unsaved: () => Unsaved; question?: LeaveWords };

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
        if (confirm(words.title)) leave();
      }
    };
    return holdPage({ unsaved: () => readUnsaved(), ask });
  }, [words]);

  return dialog;
};

/** Errors of the fields that the user has left. A press adds no new error (docs/rules.md#forms). */
export const useLeftFields = (
  form: FormRef,
  isWatched: boolean,
  judge: (typed: FormValues) => FieldErrors,
  refused: FieldErrors,
) => {
  const [known, setKnown] = useState(refused);
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
        // Ignores a blur of the window: the control stays active, so the user has not left it.
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
