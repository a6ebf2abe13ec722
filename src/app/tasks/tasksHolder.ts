import { createContext } from 'react';
import type { Tasks } from '../../views/tasks.ts';

/**
 * Creates the tasks (exports, reports) of the tab at the first use. `setFollowed` receives true when the user
 * leaves the page of a running task, and false at the end of the session. The portal needs the tray only
 * between these two calls.
 */
export const createHolder = (setFollowed: (isFollowed: boolean) => void) => {
  let tasks: Tasks | null = null;
  return {
    open: (create: () => Tasks): Tasks => {
      if (tasks) return tasks;
      tasks = create();
      for (const { subscribe, isAnyToFollow } of Object.values(tasks))
        subscribe(() => {
          if (isAnyToFollow()) setFollowed(true);
        });
      return tasks;
    },
    follow: () => setFollowed(true),
    close: () => {
      for (const kind of Object.values(tasks ?? {})) kind.stop();
      tasks = null;
      setFollowed(false);
    },
  };
};

export const TasksContext = createContext<ReturnType<typeof createHolder> | null>(null);
