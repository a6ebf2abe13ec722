const kinds = ['technical', 'unavailable', 'refused', 'expired'] as const;

/**
 * Rejection of a port. `refused`: the back office refused; `message` is its French sentence. `unavailable`:
 * no response, or a status of 500 or above; a retry may succeed. `technical`: any other failure; if `message`
 * is empty, screens show the default message (docs/rules.md#failures). `isForbidden`: a 403; a retry would
 * fail. `expired`: a 401; the session leaves the page, and no view shows it. `fields`: `validation_errors` by
 * payload key.
 */
export type Failure = {
  kind: (typeof kinds)[number];
  message: string;
  fields: Record<string, string[]>;
  isForbidden?: boolean;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Checks a thrown value without a schema, because public pages do not load Zod. */
export const isFailure = (thrown: unknown): thrown is Failure =>
  isRecord(thrown) &&
  kinds.some((kind) => kind === thrown.kind) &&
  typeof thrown.message === 'string' &&
  isRecord(thrown.fields) &&
  Object.values(thrown.fields).every(isTexts);

export const technicalFailure = (message = ''): Failure => ({ kind: 'technical', message, fields: {} });

export const unavailableFailure = (message = ''): Failure => ({ kind: 'unavailable', message, fields: {} });

export const expiredFailure = (message = ''): Failure => ({ kind: 'expired', message, fields: {} });

export const isExpired = (thrown: unknown): boolean => isFailure(thrown) && thrown.kind === 'expired';

export const forbiddenFailure = (message: string, fields: Failure['fields'] = {}): Failure => ({
  kind: 'refused',
  message,
  fields,
  isForbidden: true,
});

export const toFailure = (thrown: unknown): Failure => (isFailure(thrown) ? thrown : technicalFailure());
