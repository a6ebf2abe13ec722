import { type Operation, SetMatchType, type ValidationResult } from 'openapi-backend';
import { type Contract, toApiRequest } from './contract.ts';

/** What an exchange breaks of the contract. `status` is that of the answer, null where none was looked at. */
export type Violation = { call: string; side: 'request' | 'answer'; status: number | null; message: string };

/** Looks at a request, and at its answer where one is given. */
export type CheckExchange = (request: Request, answer: Response | null) => Promise<Violation[]>;

/** Paths that are the back office's alone; the others hold pages of the provider and of third parties too. */
const isBackOffice = /^\/(?:api|user|p)\//;

export const listMessages = ({ errors }: ValidationResult): string[] =>
  (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );

const readMediaType = (answer: Response): string =>
  answer.headers.get('content-type')?.split(';')[0] ?? 'none';

const answerMessages = async (
  { validator }: Contract,
  operation: Operation,
  answer: Response,
): Promise<string[]> => {
  const response = operation.responses?.[answer.status] ?? operation.responses?.default;
  if (!response || '$ref' in response) return ['the file does not hold this status'];
  const medias = Object.keys(response.content ?? {});
  const media = readMediaType(answer);
  if (medias.length > 0 && !medias.includes(media)) return [`the file does not hold the media ${media}`];
  const headers = validator.validateResponseHeaders(
    Object.fromEntries(answer.headers),
    operation.operationId ?? '',
    {
      statusCode: answer.status,
      setMatchType: SetMatchType.Superset,
    },
  );
  if (media !== 'application/json') return listMessages(headers);
  const body = validator.validateResponse(
    await answer.json().catch(() => undefined),
    operation.operationId ?? '',
    answer.status,
  );
  return [...listMessages(headers), ...listMessages(body)];
};

/** The check of an exchange against the contract. */
export const checkExchange =
  (contract: Contract): CheckExchange =>
  async (request, answer) => {
    const sent = await toApiRequest(request);
    const operation = contract.matchOperation(sent);
    const status = answer?.status ?? null;
    const violation = (side: Violation['side']) => (message: string) => ({
      call: `${sent.method} ${sent.path}`,
      side,
      status,
      message,
    });
    if (!operation)
      return isBackOffice.test(sent.path) ? [violation('request')('the file does not hold this call')] : [];
    return [
      ...listMessages(contract.validateRequest(sent, operation)).map(violation('request')),
      ...(answer ? await answerMessages(contract, operation, answer) : []).map(violation('answer')),
    ];
  };
