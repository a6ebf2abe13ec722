import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, noErrors, only } from './formErrors.ts';
import { type FormValues, fieldOf, readForm } from './readForm.ts';
import { isControl } from './text/typeInto.ts';

/**
 * The errors of the fields that were left wrong (docs/rules.md#forms), and those of the last one to announce. They follow the
 * typing. A press that leaves a field ends first: an error that moved its button would make it miss.
 */
export const useLeftFields = (
  form: RefObject<HTMLFormElement | null>,
  isWatched: boolean,
  judge: (typed: FormValues) => FieldErrors,
) => {
  const [errors, setErrors] = useState(noErrors);
  const [last, setLast] = useState('');
  const wrong = useRef(new Set<string>());

  const follow = (typed: FormValues) => {
    if (wrong.current.size === 0) return;
    const next = only(judge(typed), (name) => wrong.current.has(name));
    if (JSON.stringify(next) !== JSON.stringify(errors)) setErrors(next);
  };
  const leave = useEffectEvent((name: string) => {
    if (!form.current) return;
    const typed = readForm(form.current);
    if (!(name in judge(typed))) return;
    wrong.current.add(name);
    setLast(name);
    follow(typed);
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

  return { errors, announced: errors[last]?.join(' ') ?? '', follow };
};
