import * as z from 'zod/mini';
import { nameSchema, requiredText } from '#src/domain/account/identity.ts';
import { text } from '#src/domain/answer.ts';
import { type IsoDay, isIsoDay, yearsBefore } from '#src/domain/calendar.ts';
import { messageSchema, mobilePhoneSchema, multipartLength, phoneSchema } from '#src/domain/contact.ts';
import { type Contract, referenceSchema } from '#src/domain/contract/contract.ts';
import { type Attachment, faultOfAll, findFault } from '#src/domain/request/attachments.ts';
import { isShortName } from '#src/domain/request/place.ts';
import { bareZipcode } from '#src/domain/text.ts';
import type { FormType } from './topics.ts';

export type MeterReading = { meter: string; index: number; date: IsoDay };

export const longestAddition = 4800;

const longestMeter = 100;
const mostDigits = 8;

const trimmed = z.string().check(z.trim());

const isDigits = (typed: string) => /^\d*$/.test(typed);

export const bareIndex = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .replace(/m[3³]$/i, '')
    .replace(/^0+(?=\d)/, '');

const indexSchema = z.pipe(
  z.string('reading.index.required').check(
    z.overwrite(bareIndex),
    z.minLength(1),
    z.refine(isDigits, 'reading.index.digits'),
    z.refine((typed) => !isDigits(typed) || typed.length <= mostDigits, 'reading.index.long'),
  ),
  z.transform(Number),
);

const dateSchema = (today: IsoDay) => {
  const oldest = yearsBefore(new Date(`${today}T00:00:00`), 1);
  return z.string('reading.date.required').check(
    z.refine(isIsoDay),
    z.refine((day) => !isIsoDay(day) || day <= today, 'reading.date.future'),
    z.refine((day) => !isIsoDay(day) || day >= oldest, 'reading.date.old'),
  );
};

/** Fields of a meter reading. The portal writes their values in the first lines of `message`. */
const readingFields = (today: IsoDay) => ({
  'message-meter': trimmed.check(
    z.minLength(1, 'reading.meter.required'),
    z.maxLength(longestMeter, 'reading.meter.long'),
  ),
  'message-index': indexSchema,
  'message-date': dateSchema(today),
  message: z._default(
    trimmed.check(z.refine((typed) => multipartLength(typed) <= longestAddition, 'reading.addition.long')),
    '',
  ),
});

export type ServiceContract = Pick<Contract, 'reference' | 'name' | 'served_address' | 'insee_code'>;

const listFaults = (files: readonly Attachment[]) =>
  [...files.map(findFault), faultOfAll(files)].filter((fault) => fault !== null);

/** Value of a file input: a file, a list of files or, for an empty input, a file without a name. */
const attachmentsSchema = z
  .pipe(
    z.optional(z.union([z.array(z.file()), z.file()])),
    z.transform((value) => [value ?? []].flat().filter(({ name }) => name !== '')),
  )
  .check(({ value, issues }) => {
    for (const fault of listFaults(value))
      issues.push({ code: 'custom', message: `attachments.${fault}`, input: value });
  });

type Asker = { contracts: readonly ServiceContract[]; today: IsoDay; isVisitor: boolean };

const anyPhone = z.union([phoneSchema, mobilePhoneSchema], 'phone.invalid');

const common = (isVisitor: boolean) => ({
  first_name: nameSchema('first_name', 1),
  last_name: nameSchema('last_name', 1),
  // Customer service answers a visitor only by phone, because the request contains no e-mail address.
  phone: isVisitor ? z.pipe(requiredText('phone'), anyPhone) : anyPhone,
  message: messageSchema,
  attachments: attachmentsSchema,
});

const isPlaced = z.refine<{ municipality: string; zipcode: string; insee: string }>(
  ({ municipality, zipcode, insee }) =>
    municipality.trim() === '' || isShortName(municipality) || insee !== '' || /^\d{5}$/.test(zipcode),
  {
    path: ['municipality'],
    error: 'municipality.unchosen',
    // `when` forces this check, which zod skips by default if other fields are invalid.
    when: ({ value }) => value instanceof Object && 'municipality' in value,
  },
);

/** Requires a zip code for a town name of one or two letters, and for a chosen suggestion of a town. */
const hasZipcode = z.refine<{ municipality?: string; zipcode: string; insee: string }>(
  ({ municipality = '', zipcode, insee }) =>
    (insee === '' && !isShortName(municipality)) || /^\d{5}$/.test(zipcode),
  {
    path: ['zipcode'],
    error: 'municipality.zipcode',
    when: ({ value }) => value instanceof Object && 'insee' in value,
  },
);

const zipcode = z.pipe(text, z.string().check(z.overwrite(bareZipcode)));

const townForm = (isVisitor: boolean) =>
  z.pipe(
    z
      .object({ municipality: requiredText('municipality'), zipcode, insee: text, ...common(isVisitor) })
      .check(isPlaced, hasZipcode),
    z.transform((request) => ({ ...request, references: '' })),
  );

const noTown = { municipality: '', zipcode: '' };

const findCommonInsee = (contracts: readonly ServiceContract[], references: readonly string[]): string => {
  const chosen = contracts.filter(({ reference }) => references.includes(reference));
  const [insee = '', ...others] = new Set(chosen.map(({ insee_code }) => insee_code));
  return others.length === 0 ? insee : '';
};

const listedReferences = z.pipe(
  z.optional(z.union([z.array(z.string()), z.string()])),
  z.transform((value) => [value ?? []].flat()),
);

const chosenReferences = z.pipe(
  z.pipe(
    listedReferences,
    z.transform((references) => references.filter(Boolean)),
  ),
  z.array(z.string()).check(z.minLength(1, 'references.chosen')),
);

const contractsForm = ({ contracts, isVisitor }: Asker) =>
  z.pipe(
    z.object({ references: chosenReferences, ...common(isVisitor) }),
    z.transform(({ references, ...request }) => ({
      ...request,
      ...noTown,
      insee: findCommonInsee(contracts, references),
      references: references.join(','),
    })),
  );

const referenceForm = (isVisitor: boolean) =>
  z.pipe(
    z.object({ references: referenceSchema('references.typed'), ...common(isVisitor) }),
    z.transform((request) => ({ ...request, ...noTown, insee: '' })),
  );

const referencesOfMeter = z.pipe(
  listedReferences,
  z
    .array(z.string())
    .check(z.minLength(1, 'reading.contract.required'), z.maxLength(1, 'reading.contract.single')),
);

type TypedMeter = { 'message-meter': string; references: string | string[] };

const isMeterChosen = z.refine<TypedMeter>(
  ({ 'message-meter': meter, references }) => meter === '' || [references].flat()[0] !== '',
  { path: ['message-meter'], error: 'reading.meter.unchosen', when: ({ value }) => value instanceof Object },
);

const readingForm = ({ contracts, today, isVisitor }: Asker) =>
  z.pipe(
    z
      .object({
        ...common(isVisitor),
        ...readingFields(today),
        references: contracts.length > 0 ? referencesOfMeter : referenceSchema('references.typed'),
      })
      .check(isMeterChosen),
    z.transform(
      ({ 'message-meter': meter, 'message-index': index, 'message-date': date, references, ...request }) => {
        const chosen = [references].flat();
        return {
          ...request,
          ...noTown,
          insee: findCommonInsee(contracts, chosen),
          references: chosen.join(),
          reading: { meter, index, date },
        };
      },
    ),
  );

/** Values of a request, without its subject. The call writes `reading` at the start of the message. */
export type ServiceRequest = z.output<ReturnType<typeof townForm>> & { reading?: MeterReading };

export type TypedServiceRequest = Partial<z.input<ReturnType<typeof townForm>>> & {
  references?: string | string[];
  'message-meter'?: string;
  'message-index'?: string;
  'message-date'?: string;
};

export const requestSchema = (
  form: FormType | undefined,
  asker: Asker,
): z.ZodMiniType<ServiceRequest, TypedServiceRequest> => {
  if (form === 'meterReading') return readingForm(asker);
  if (form !== 'contactFormWithRefs') return townForm(asker.isVisitor);
  return asker.contracts.length > 0 ? contractsForm(asker) : referenceForm(asker.isVisitor);
};
