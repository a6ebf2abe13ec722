import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../controls/buttons/Button.tsx';
import { afterPaint } from './afterPaint.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const handIs = (isActive: boolean) =>
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ isActive, hasBeenActive: isActive });

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('runs a task immediately outside the handler of a click or keystroke', () => {
  handIs(false);
  const work = vi.fn();
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});

it('runs the tasks of a click in order after the next paint, even if one of them throws', async () => {
  handIs(true);
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  afterPaint(() => {
    throw new Error('second');
  });
  afterPaint(() => afterPaint(() => done.push('third')));
  await frame();
  expect(done).toEqual([]);
  await expect.poll(() => done).toEqual(['first', 'third']);
  expect(reported).toHaveBeenCalledOnce();
});

it('runs a pending task once before the handlers of the next keystroke', async () => {
  handIs(true);
  const work = vi.fn();
  afterPaint(work);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(work).toHaveBeenCalledOnce();
  await frame();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(work).toHaveBeenCalledOnce();
});

it('runs a task even if the browser does not paint', async () => {
  handIs(true);
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const work = vi.fn();
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  await expect.poll(() => work.mock.calls.length).toBe(1);
});

const Opened = () => {
  const field = useRef<HTMLInputElement>(null);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <Button
        onPress={() => {
          setPresses(presses + 1);
          field.current?.focus();
        }}
      >
        Ouvrir
      </Button>
      <output>{presses}</output>
      <input ref={field} aria-label="Nom" />
    </>
  );
};

it('enters text typed right after Enter on a button in the field that the button focuses', async () => {
  const screen = await render(<Opened />);
  screen.getByRole('button').element().focus();
  await userEvent.keyboard('{Enter}abc');
  await expect.element(screen.getByRole('textbox')).toHaveValue('abc');
});

it('handles both clicks of a double click', async () => {
  const screen = await render(<Opened />);
  await userEvent.dblClick(screen.getByRole('button'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('2');
});
