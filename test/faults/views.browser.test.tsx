import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { storeToken } from '#src/api/storage/token.ts';
import { toFailure } from '#src/domain/failure.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import { ServicePhoneContext } from '#src/ui/theme/brand.tsx';
import { failureText } from '#src/views/failureText.ts';
import { NotifyContext } from '#src/views/notices/notify.ts';
import { loadMount } from '#src/visualiser/screen/playScreen.ts';
import { dressPage } from '#test/dressPage.ts';
import { endPort } from '#test/flows/portCalls.ts';
import { nextTask, type } from '#test/paths/drivers/gestures.ts';
import { type Fault, faults } from './faults.ts';
import { answeredBy, failuresOf, outcome, type Situation, situations } from './situations.ts';

/** Tests that each flow shows the failure of its first call: one fault for each kind of message. */

const kinds = ['forbidden', 'validation', 'huge message', 'breakdown', 'silence'];

const sample = kinds.flatMap((kind) => faults.filter((fault) => fault.kind === kind).slice(0, 1));

const firstOfFlows = situations.filter(
  ({ flow }, index) => situations.findIndex((other) => other.flow === flow) === index,
);

const phone = '01 99 00 00 17';

const ownWords: Readonly<Record<string, RegExp>> = { session: /n’a pas pu/ };

beforeAll(async () => {
  await dressPage();
  storeToken('a-token');
});

const endingOf = async ({ flow, call }: Situation, fault: Fault) => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const elapsed = new AbortController();
    if (fault.kind === 'silence') setTimeout(() => elapsed.abort(new DOMException('', 'TimeoutError')));
    return elapsed.signal;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { signal } = new Request(input, init);
    return fault.answer(Response.json({ code: '00' }), signal);
  });
  const { status, output, error } = await endPort(flow, call);
  return status === 'done'
    ? ({ kind: 'done', value: output } as const)
    : ({ kind: 'failed', failure: toFailure(error) } as const);
};

const typeEverywhere = (container: Element): Map<string, string> => {
  const typed = new Map<string, string>();
  for (const field of container.querySelectorAll<HTMLInputElement>('form input[type="text"][name]')) {
    if (field.readOnly || field.disabled) continue;
    flushSync(() => type(field, 'Saisi'));
  }
  // Reads all values at the end, because a field may correct its value when it loses the focus.
  for (const field of container.querySelectorAll<HTMLInputElement>('form input[type="text"][name]'))
    typed.set(field.name, field.value);
  return typed;
};

const lostOf = (container: Element, typed: ReadonlyMap<string, string>): string[] =>
  [...typed].flatMap(([name, value]) => {
    const field = container.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    return field && field.value !== value ? [`${name} contains « ${field.value} »`] : [];
  });

describe.each(firstOfFlows)('$flow', (situation) => {
  it.each(sample)('shows the message of the failure $name and keeps the typed values', async (fault) => {
    const ending = await endingOf(situation, fault);
    const { input, moves, call, flow } = situation;
    const stubbed = startStubbed(answeredBy(situation, ending), input);
    const mount = await loadMount(flow);
    if (!mount) throw new Error(`${flow} has no mount`);
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const notices: string[] = [];
    try {
      flushSync(() =>
        root.render(
          <ServicePhoneContext value={<span>{phone}</span>}>
            <NotifyContext value={({ text }) => notices.push(text)}>
              <mount.View actor={stubbed.actor} />
            </NotifyContext>
          </ServicePhoneContext>,
        ),
      );
      for (const move of moves.slice(0, -1)) await stubbed.make(move);
      await nextTask();
      const typed = typeEverywhere(document.body);
      for (const move of moves.slice(-1)) await stubbed.make(move);
      await stubbed.make({ kind: 'answer', actor: call.id, port: call.port, result: ending.kind, outcome });
      const isBusy = () => stubbed.actor.getSnapshot().hasTag('busy');
      const sentences = failuresOf(ending).map((failure) => failureText(failure).slice(0, 100));
      await vi.waitFor(
        () => {
          const text = [document.body.textContent, ...notices].join(' ');
          expect(text.trim(), 'the page is blank').not.toBe('');
          if (stubbed.actor.getSnapshot().status !== 'active' || isBusy()) return;
          expect(document.querySelector('[aria-busy="true"]'), 'an element is still busy').toBeNull();
          for (const sentence of sentences) expect(text).toMatch(ownWords[flow] ?? sentence);
          expect(lostOf(document.body, typed)).toEqual([]);
          expect(container.textContent).not.toMatch(
            new RegExp(`contacte[rz] votre service client(?![^]*Tél\\. ${phone})`),
          );
          if (fault.kind === 'forbidden') expect(container.innerText).not.toContain('Réessayer');
        },
        { interval: 5, timeout: 20_000 },
      );
    } finally {
      root.unmount();
      container.remove();
      stubbed.stop();
    }
  });
});
