import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Move, moveText, toEvent } from '#src/kit/explore/moves.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import { differences, type Frame, toSight, walk } from '#src/kit/explore/walk.ts';
import type { Path } from '#src/kit/paths/paths.ts';
import { NotifyContext } from '#src/views/notices/notify.ts';
import { findLayoutFaults } from '../../journeys/appearance/findLayoutFaults.ts';
import { gestureFor, type Proof } from '../../walks/defineProof.ts';
import { type Shown, shownAt } from '../../walks/expectations.ts';
import { NotOffered } from '../../walks/screen.ts';
import type { Walked } from './actor.ts';
import { nextTask } from './gestures.ts';
import { axeProblems, finishAnimations, structureProblems } from './pageProblems.ts';
import { noticeProblems, screenFor, screenProblems } from './screen.ts';

const read = ['h1,h2,h3,h4,h5,h6', 'p', '[role="alert"]', '[role="status"]', '[slot="errorMessage"]'].join();

/** Elements whose texts are not recorded: buttons, tables, options, placeholders, React Aria's region. */
const apart =
  'button:not([role="alert"] li *), [role="button"], table, option, [data-stand-in], [data-live-announcer]';

/** True for a link outside a sentence or heading: such a link is navigation and not part of a text. */
const isAlone = (link: Element | null) => link !== null && !link.closest('p, h1, h2, h3, h4, h5, h6');

const inline = 'a, abbr, b, button, em, span, strong, time';

const lineOf = (element: Element): Element => {
  let line = element;
  while (line.matches(inline) && !line.matches(read) && line.parentElement) line = line.parentElement;
  return line;
};

const asRead = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** Headings, sentences, announcements and field errors of a page, except in `gone`, an ended view. */
const readTexts = (root: Element, gone: Element | null = null): string[] => {
  const lines = new Map<Element, string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const around = text.parentElement;
    const part = around?.closest(read);
    if (!around || !part?.checkVisibility()) continue;
    if (gone?.contains(around) || (gone && around.closest('[role="dialog"]'))) continue;
    if (around.closest(apart) || isAlone(around.closest('a'))) continue;
    const line = lineOf(around);
    const gap = around !== line && getComputedStyle(around).display !== 'inline' ? ' ' : '';
    lines.set(line, `${lines.get(line) ?? ''}${gap}${text.nodeValue ?? ''}`);
  }
  return [...new Set([...lines.values()].map(asRead).filter((text) => text !== ''))];
};

const audited = new WeakMap<Proof, Set<string>>();

const audit = async (table: Proof, name: string): Promise<string[]> => {
  // Audits only in Chromium: the other engines render the same structure.
  if (import.meta.env.PATHS_ENGINE) return [];
  const done = audited.get(table) ?? new Set();
  if (done.has(name)) return [];
  audited.set(table, done.add(name));
  await finishAnimations();
  return [...structureProblems(), ...findLayoutFaults(), ...(await axeProblems())];
};

const patience = 4000;

const findRoot = ({ model }: Proof) => document.querySelector(`[data-flow="${model.machine.id}"]`);

/** Expected screen of a step. Null if the flow has ended, or if it leaves the state at once. */
export const seenAt = (proof: Proof, frames: readonly Frame[], step: number): Shown | null => {
  const shown = shownAt(proof, frames, step);
  return shown === null || 'given' in shown ? null : shown;
};

const problemsIn = (table: Proof, frames: readonly Frame[], step: number): string[] => {
  const shown = seenAt(table, frames, step);
  if (!shown) return [];
  const root = findRoot(table);
  const [name, state] = [frames[step]?.name, root?.getAttribute('data-state')];
  return [
    ...(state === name ? [] : [`data-state: expected ${name}, got ${state}`]),
    ...screenProblems(root, shown),
  ];
};

type ReadWalk = Walked & { texts: string[][] };

/**
 * Plays a path on the real view with stubbed ports, and compares each step with the prediction. A refused
 * event must have no control or no effect. `atEnd` runs before the unmount.
 */
export const walkView = async (table: Proof, path: Path, atEnd?: () => Promise<void>): Promise<ReadWalk> => {
  const { model } = table;
  const { View } = await table.mount();
  const frames = walk(model, path);
  const stubbed = startStubbed(model, path.input);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const notices: { expected: string[]; shown: string[] } = { expected: [], shown: [] };
  stubbed.actor.on('*', (emitted) => notices.expected.push(table.notices(emitted)));
  const problems: string[] = [];
  const branches: string[] = [];
  const texts: string[][] = [];

  const make = async (move: Move, { refused }: Frame, state: string) => {
    const gesture = move.kind === 'event' ? gestureFor(table, move.type, state) : undefined;
    if (move.kind !== 'event' || !gesture) return stubbed.make(move);
    try {
      await gesture(screenFor({ insists: refused }), toEvent(model, move.type, move.case));
    } catch (thrown) {
      if (!(refused && thrown instanceof NotOffered)) throw thrown;
    }
  };
  const wrong = (frame: Frame, step: number): string[] => [
    ...differences(toSight(frame), stubbed.sight()),
    ...problemsIn(table, frames, step),
    // When the flow ends, the component around its view may show a toast.
    ...(frame.configuration.snapshot.status === 'active' ? noticeProblems(notices) : []),
  ];
  const settle = async (frame: Frame, step: number): Promise<string[]> => {
    const began = performance.now();
    for (let found = wrong(frame, step); ; found = wrong(frame, step)) {
      if (!found.length || performance.now() - began > patience) return found;
      await finishAnimations();
      await nextTask();
    }
  };

  try {
    flushSync(() =>
      root.render(
        <StrictMode>
          <NotifyContext value={({ text }) => notices.shown.push(text)}>
            <View actor={stubbed.actor} />
          </NotifyContext>
        </StrictMode>,
      ),
    );
    for (const [step, frame] of frames.entries()) {
      if (frame.move) await make(frame.move, frame, frames[step - 1]?.name ?? '');
      if (frame.refused) await nextTask();
      const found = await settle(frame, step);
      const gone = frame.configuration.snapshot.status === 'active' ? null : findRoot(table);
      texts.push([...readTexts(document.body, gone), ...notices.shown.map(asRead)]);
      branches.push(...stubbed.branches.splice(0));
      stubbed.actions.splice(0);
      stubbed.called.splice(0);
      const seen = !found.length && seenAt(table, frames, step) ? await audit(table, frame.name) : found;
      problems.push(
        ...seen.map((problem) => `step ${step}, ${frame.move ? moveText(frame.move) : 'start'}: ${problem}`),
      );
      if (problems.length) break;
    }
    await atEnd?.();
  } catch (thrown) {
    problems.push(thrown instanceof Error ? thrown.message : String(thrown));
  } finally {
    root.unmount();
    container.remove();
    stubbed.stop();
  }
  return { path, branches, problems, texts };
};
