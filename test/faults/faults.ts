/** Expected message. `words`: text of the response. `wordless…`: default. `empty`: none after a write. */
type Expected =
  | 'session'
  | 'words'
  | 'technical'
  | 'forbidden'
  | 'timeout'
  | 'unreachable'
  | 'wordless'
  | 'wordlessForbidden'
  | 'empty';

export type Fault = {
  name: string;
  expected: Expected;
  kind: string;
  code?: string;
  answer: (right: Response, signal: AbortSignal) => Promise<Response> | Response;
};

export const words = 'Le contrat est en cours de transfert.';

const longWords = `${words} ${'Rappelez plus tard. '.repeat(5000)}`;

const json = (body: unknown, status = 200) => Response.json(body, { status });

const html = (status: number) =>
  new Response('<!doctype html><title>Proxy</title><h1>Bad gateway</h1>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

const fault = (kind: string, name: string, expected: Expected, answer: Fault['answer']): Fault => ({
  name,
  expected,
  kind,
  answer,
});

const halfOf = async (right: Response) => {
  const bytes = new Uint8Array(await right.arrayBuffer());
  return bytes.slice(0, Math.ceil(bytes.length / 2));
};

const cut = async (right: Response) => new Response(await halfOf(right), { headers: right.headers });

const dropped = async (right: Response) => {
  const half = await halfOf(right);
  const parts = [half];
  const body = new ReadableStream({
    pull: (controller) => {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { headers: right.headers });
};

const silence: Fault['answer'] = (_, signal) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const offline: Fault['answer'] = async () => {
  throw new TypeError('Failed to fetch');
};

const refusals = [403, 404, 409].map((status) =>
  fault(status === 403 ? 'forbidden' : 'refusal', `${status} with a message`, 'words', () =>
    json({ code: `${status}`, message: words }, status),
  ),
);

const refusedFields = { reference: ['Inconnue'], email: 'Prise', alien: [] };

const validation = fault('validation', '422 with `validation_errors`', 'words', () =>
  json({ code: '422', message: words, validation_errors: refusedFields }, 422),
);

const wordless = [403, 404, 409, 422].map((status) =>
  fault(
    'refusal without message',
    `${status} without a message`,
    status === 403 ? 'wordlessForbidden' : 'wordless',
    () => json({}, status),
  ),
);

const breakdowns = [500, 503].map((status) =>
  fault('breakdown', `${status} with a message`, 'technical', () =>
    json({ code: '20', message: words }, status),
  ),
);

/** Codes 10 to 13 are technical failures, whose message the portal must not show. */
const codes = Array.from({ length: 20 }, (_, index): Fault => {
  const code = String(index + 1).padStart(2, '0');
  const isTechnical = ['10', '11', '12', '13'].includes(code);
  return {
    name: `code ${code}`,
    kind: isTechnical ? 'technical code' : 'refusal',
    expected: isTechnical ? 'technical' : 'words',
    code,
    answer: () => json({ code, message: words }),
  };
});

const unreadable = [
  fault('unreadable', 'HTML in a 200', 'technical', () => html(200)),
  fault('unreadable', 'HTML in a 403', 'forbidden', () => html(403)),
  fault('unreadable', 'HTML in a 502', 'technical', () => html(502)),
  fault('unreadable', 'a truncated response', 'technical', cut),
  fault('unreadable', '`null`', 'technical', () => json(null)),
  fault('unreadable', 'a list', 'technical', () => json(['00'])),
  fault('unreadable', 'a text', 'technical', () => json('00')),
  fault('unreadable', 'an empty body', 'empty', () => new Response('')),
];

export const faults: readonly Fault[] = [
  fault('expired session', '401', 'session', () => json({ code: '401', message: words }, 401)),
  ...refusals,
  validation,
  ...wordless,
  ...breakdowns,
  ...codes,
  fault('mistyped message', '409 with a message that is not a text', 'wordless', () =>
    json({ message: 7 }, 409),
  ),
  fault('mistyped message', '422 with `validation_errors` that are not texts', 'words', () =>
    json({ message: words, validation_errors: { email: 7 } }, 422),
  ),
  fault('huge message', '409 with a message of 100,000 characters', 'words', () =>
    json({ message: longWords }, 409),
  ),
  ...unreadable,
  fault('silence', 'no response', 'timeout', silence),
  fault('no network', 'a connection closed during the response', 'unreachable', dropped),
  fault('no network', 'offline', 'unreachable', offline),
];
