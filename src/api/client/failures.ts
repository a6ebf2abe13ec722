import * as z from 'zod/mini';
import { failures as words } from '#locales/fr/failures.ts';
import { type Failure, forbiddenFailure, technicalFailure, unavailableFailure } from '#src/domain/failure.ts';
import { converted, listOfTexts } from '../../domain/answer.ts';

const fieldsSchema = z.record(z.string(), z.catch(listOfTexts, []));

const envelopeSchema = z.object({
  code: converted(z.nullish(z.union([z.string(), z.number()])), (code) =>
    String(code ?? '').padStart(2, '0'),
  ),
  message: z.catch(z.nullish(z.string()), ''),
  validation_errors: z.catch(z.nullish(fieldsSchema), null),
});

/** Code in the body of a response. `00` without a code; null if the body has another format. */
export const readCode = (body: unknown): string | null => {
  const envelope = envelopeSchema.safeParse(body);
  return envelope.success ? envelope.data.code : null;
};

const technicalCodes = ['10', '11', '12', '13'];

export const technical = (): Failure => technicalFailure(words.technical);

type Reading = { accepted?: readonly string[] | undefined; defaultMessage?: string | undefined };

export const toFailure = (
  status: number,
  body: unknown,
  { accepted = [], defaultMessage }: Reading = {},
): Failure | null => {
  const envelope = envelopeSchema.safeParse(body);
  if (status >= 500) return unavailableFailure(words.technical);
  if (!envelope.success) return status === 403 ? forbiddenFailure(words.forbidden) : technical();
  const { code, message, validation_errors } = envelope.data;
  if (technicalCodes.includes(code)) return technical();
  const isOk = status >= 200 && status < 300;
  if (accepted.includes(code) || (isOk && code === '00')) return null;
  if (status === 403)
    return forbiddenFailure(message || (defaultMessage ?? words.forbidden), validation_errors ?? {});
  if (!message && !validation_errors && defaultMessage === undefined) return technical();
  const sentence = message || (defaultMessage ?? words.technical);
  return { kind: 'refused', message: sentence, fields: validation_errors ?? {} };
};

export const unansweredFailure = (thrown: unknown): Failure => {
  const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  return unavailableFailure(isTimeout ? words.timeout : words.unreachable);
};
