/**
 * Ends the current task, so that the page can paint and react before the next part of a long computation.
 * Uses a message, because browsers delay the timers of a hidden tab by a second or a minute.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
