import { vi } from 'vitest';

export type Call = { path: string; body: unknown; signal: AbortSignal; answer: (response: Response) => void };

/** Back office whose calls stay pending until the test responds. `most`: maximum number of pending calls. */
export const backOffice = () => {
  const waiting: Call[] = [];
  const requests: Call[] = [];
  const state = { most: 0 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    return new Promise<Response>((answer, reject) => {
      const { signal } = request;
      const call = {
        path: new URL(request.url).pathname,
        body: text && JSON.parse(text),
        signal,
        answer: (response: Response) => {
          waiting.splice(waiting.indexOf(call), 1);
          answer(response);
        },
      };
      signal.addEventListener('abort', () => reject(signal.reason));
      requests.push(call);
      waiting.push(call);
      state.most = Math.max(state.most, waiting.length);
    });
  });
  return { requests, waiting, state };
};

export const answerAll = async (
  { waiting }: ReturnType<typeof backOffice>,
  answer: (call: Call) => Response,
  until: () => boolean,
) => {
  const deadline = Date.now() + 40_000;
  while (!until()) {
    if (Date.now() > deadline) throw new Error('The flow did not reach the expected state');
    const call = waiting.at(-1);
    if (call) call.answer(answer(call));
    await new Promise((resolve) => setTimeout(resolve));
  }
};

export const accountReferences = [
  '981000000037',
  '981000000116',
  '981000000195',
  '981000000274',
  '981000000353',
  '981000000432',
];

const pageOf = <Item>(items: readonly Item[], page: number) => items.slice(5 * (page - 1), 5 * page);

export const serveMeters =
  (metersOf: (reference: string) => readonly object[]) =>
  ({ body }: Call) => {
    const { currentPage, reference: searched } = body as { currentPage: number; reference?: string };
    const shown = searched ? [searched] : pageOf(accountReferences, currentPage);
    return Response.json({
      nbCodeRefFull: accountReferences.length,
      nbCompteurFull: 42,
      clientCompteursPro: shown.map((reference) => ({
        reference,
        name: `Site ${reference}`,
        nbCompteurTotal: 7,
        roles: [{ role: 'TELERELEVE', enabled: true }],
        compteursPro: pageOf(metersOf(reference), searched ? currentPage : 1),
      })),
    });
  };
