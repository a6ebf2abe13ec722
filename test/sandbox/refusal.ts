import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Fields = Record<string, string | string[]>;

/**
 * What the back office answers when it says no (docs/rules.md#failures). A refusal of the business comes with
 * a 200.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly status: ContentfulStatusCode;
  readonly fields: Fields | undefined;

  constructor(
    code: string,
    message: string,
    { status = 200, fields }: { status?: ContentfulStatusCode; fields?: Fields } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }

  get body() {
    return { code: this.code, message: this.message, validation_errors: this.fields };
  }
}

export const unauthenticated = () =>
  new Refusal('401', 'Votre session a expiré. Reconnectez-vous.', { status: 401 });

export const forbidden = () =>
  new Refusal('403', 'Vos droits ne permettent pas cette action.', { status: 403 });

export const notFound = (message: string) => new Refusal('404', message, { status: 404 });

/** Days that end before they start; `field` is the first of them. */
export const reversedDays = (field: string) =>
  new Refusal('50', 'La date de début est après la date de fin.', {
    status: 400,
    fields: { [field]: ['Choisissez une date qui précède la date de fin.'] },
  });

/** The answer of a call that has nothing to tell. */
export const success = { code: '00' } as const;
