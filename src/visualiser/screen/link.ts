import type { Reached, ToPage, ToScreen } from './protocol.ts';
import { toSent, toTyped } from './protocol.ts';
import { keyOfSent, type Wanted } from './wanted.ts';

type Dress = Pick<Extract<ToScreen, { kind: 'show' }>, 'brand' | 'appearance'>;
type Acted = Extract<ToPage, { kind: 'acted' }>;

const isStartOf = (start: readonly string[], whole: readonly string[]): boolean =>
  start.length <= whole.length && start.every((key, index) => key === whole[index]);

/**
 * What the page knows of the screen: what it has done, so that only what is new is asked of it, and what is typed there
 * stays. It starts again where that is not what is wanted.
 */
export const linkTo = (post: (message: ToScreen) => void) => {
  let number = 0;
  let start: string | null = null;
  let done: readonly string[] = [];
  /** How many of these the page has asked, or has made its own since the view did them. */
  let known = 0;

  const sent = ({ moves, typed }: Wanted, from: number) => {
    number += 1;
    return { number, moves: moves.slice(from), typed: typed.map(toSent) };
  };

  return {
    /** Has the screen do what is wanted, from where it is if it can. Says whether anything had to be asked. */
    bring: (wanted: Wanted, dress: Dress): boolean => {
      const { flow, input, keys } = wanted;
      const isSame = start === `${flow} ${input}`;
      if (isSame && keys.length >= known && isStartOf(keys, done)) {
        // What the view has done since is on its way to the page.
        known = keys.length;
        return false;
      }
      if (isSame && isStartOf(done, keys)) post({ kind: 'make', ...sent(wanted, done.length) });
      else post({ kind: 'show', flow, input, ...dress, ...sent(wanted, 0) });
      start = `${flow} ${input}`;
      done = keys;
      known = keys.length;
      return true;
    },
    dress: (dress: Dress): void => post({ kind: 'dress', ...dress }),
    /** The event that the view has sent; null where it crossed what was asked meanwhile: the screen then starts again. */
    receive: (acted: Acted) => {
      if (acted.number !== number || acted.steps !== done.length + 1) {
        start = null;
        return null;
      }
      const typed = toTyped(acted.sent);
      done = [...done, keyOfSent(typed)];
      return typed;
    },
    isCurrent: (reached: Pick<Reached, 'number'>): boolean => reached.number === number,
    /** The screen is another: it has done nothing. */
    forget: (): void => {
      start = null;
    },
  };
};
