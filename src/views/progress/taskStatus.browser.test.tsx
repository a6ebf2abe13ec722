import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Progressed } from '#machines/setup/chart.ts';
import { TaskStatus, useProgress } from './ProgressPanel.tsx';

const makeCall = () => {
  const listeners = new Set<(event: Progressed) => void>();
  return {
    call: {
      on: (_: 'progressed', listener: (event: Progressed) => void) => {
        listeners.add(listener);
        return { unsubscribe: () => listeners.delete(listener) };
      },
    },
    progress: (done: number) => {
      for (const listener of listeners) listener({ type: 'progressed', done, total: 8 });
    },
  };
};

const Task = ({ call }: { call: Parameters<typeof useProgress>[0] }) => (
  <TaskStatus label="Lecture" progress={useProgress(call)} />
);

it('announces each quarter of the progress of the current call, but not of an earlier call', async () => {
  const [reading, saving] = [makeCall(), makeCall()];
  const { rerender, getByRole } = await render(<Task call={reading.call} />);
  const status = getByRole('status');
  await expect.element(status).toHaveTextContent(/^Lecture$/);
  saving.progress(8);
  reading.progress(5);
  await expect.element(status).toHaveTextContent(/^Lecture 50/);
  await rerender(<Task call={saving.call} />);
  await expect.element(status).toHaveTextContent(/^Lecture$/);
  reading.progress(8);
  saving.progress(2);
  await expect.element(status).toHaveTextContent(/^Lecture 25/);
  await rerender(<Task call={undefined} />);
  await expect.element(status).toHaveTextContent(/^Lecture$/);
});
