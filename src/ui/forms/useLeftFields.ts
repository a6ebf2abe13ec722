import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FieldErrors, noErrors } from './formErrors.ts';
import { type FormValues, fieldOf, readForm } from './readForm.ts';
import { isControl } from './text/typeInto.ts';

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
