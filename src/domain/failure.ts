const kinds = ['technical', 'unavailable', 'refused', 'expired'] as const;

/**
 * Rejection of a port (docs/rules.md#failures). `refused`: the back office rejects the call with the French
 * text `message`. `unavailable`: no response or status ≥ 500; a retry may succeed. `expired`: status 401,
 * which the session handles. `technical`: any other failure. `isForbidden`: status 403; a retry would fail.
 * `fields`: `validation_errors` of the response, by payload key.
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

/** Checks a thrown value without Zod, which public pages do not load. */
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
