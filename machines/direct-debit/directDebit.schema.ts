import * as z from 'zod/mini';
import { civilitySchema } from '#src/domain/account/identity.ts';
import { flag, phoneNumber, quantity, text } from '#src/domain/answer.ts';
import { type BillingContract, findBalanceDue } from '#src/domain/billing/invoice.ts';
import { mobilePhoneSchema } from '#src/domain/contact.ts';
import { type Failure, toFailure } from '#src/domain/failure.ts';
import { type Boxes, bankAccountKeys, ibanChecks, joinIban } from '#src/domain/iban.ts';

/** 1 for a signed mandate, else 0. Rejects other values, because the next steps depend on this value. */
const mandate = z.pipe(
  flag,
  z.transform((isSigned) => (isSigned ? 1 : 0)),
);

/** Response of `GET /api/contract/iban/{reference}`: payment settings and balance, in euros. */
export const informationSchema = z.object({
  has_mandate: mandate,
  iban: text,
  name: z.catch(text, ''),
  site_address: z.catch(text, ''),
  balance: z.catch(quantity, null),
  titulaire: z.catch(text, ''),
  mobile: z.catch(phoneNumber, ''),
});

export type Information = z.infer<typeof informationSchema>;

export type Billing = Pick<BillingContract, 'payment_mode' | 'balance_amount'>;

type Known = { information: Information | null; billing: Billing | null };

/** Unpaid amount in euros, from the loaded invoices, else from the direct-debit data; null if unknown. */
export const findAmountDue = ({ information, billing }: Known): number | null =>
  billing ? findBalanceDue(billing) : (information?.balance ?? null);

export const paidBy = ({ information, billing }: Known): 'monthly' | 'signed' | 'none' => {
  if (billing?.payment_mode === 'M') return 'monthly';
  return information?.has_mandate ? 'signed' : 'none';
};

/** Kinds of account holder. The name of a company is in `last_name` (docs/rules.md#direct-debit-request). */
export const holderTypes = ['company', 'person'] as const;

const holderFields = z.object({
  holder_type: z.enum(holderTypes, 'holder_type.required'),
  civility: civilitySchema,
  last_name: z._default(z.string().check(z.trim()), ''),
  mobile_phone: mobilePhoneSchema,
});

/** Check of `last_name` that runs even if other fields are invalid. */
const nameCheck = (isRight: (holder: z.output<typeof holderFields>) => boolean, error: string) =>
  z.refine<z.output<typeof holderFields>>(isRight, {
    path: ['last_name'],
    error,
    when: ({ value }) => value instanceof Object,
  });

export const holderSchema = holderFields.check(
  nameCheck(
    ({ holder_type, last_name }) => holder_type === 'company' || last_name !== '',
    'last_name.required',
  ),
  nameCheck(
    ({ holder_type, last_name }) => holder_type !== 'company' || last_name !== '',
    'last_name.companyRequired',
  ),
  nameCheck(
    ({ holder_type, last_name }) => holder_type === 'company' || /^\D*$/.test(last_name),
    'last_name.digits',
  ),
);

export type HolderValues = z.input<typeof holderSchema>;
export type Holder = z.infer<typeof holderSchema>;

/** Consent to the debit. With a default, zod reports a missing consent even if other fields are invalid. */
const consent = z._default(z.string(), '').check(z.refine((given) => given === 'on', 'consent.required'));

type Chosen = Boxes & { account: 'kept' | 'new' };

const isNew = ({ account }: Chosen) => account === 'new';

const accountFields = z
  .object({
    ...bankAccountKeys,
    account: z.enum(['kept', 'new'], 'account.required'),
    holder: z._default(z.string().check(z.trim()), ''),
    consent,
  })
  .check(
    z.refine((typed) => !isNew(typed) || typed.holder !== '', { path: ['holder'], error: 'holder.required' }),
    ...ibanChecks<Chosen>(isNew),
  );

export const accountSchema = ({ iban, has_mandate }: Pick<Information, 'iban' | 'has_mandate'>) =>
  z.pipe(
    accountFields,
    z.transform(
      (typed): Account =>
        isNew(typed)
          ? { has_mandate: 0, iban: joinIban(typed), holder: typed.holder }
          : { has_mandate, iban },
    ),
  );

export type AccountValues = z.input<typeof accountFields>;

/** Account to debit. `has_mandate`: 1 if its mandate is signed, else 0. `holder`: only for a new account. */
export type Account = { has_mandate: 0 | 1; iban: string; holder?: string };

type Confirmed = { reference: string; holder: Holder; account: Account };

export const toDebitRequest = ({ reference, holder, account }: Confirmed) => ({
  action: 'P' as const,
  reference,
  civility: holder.civility,
  last_name: holder.last_name,
  ...account,
  ...(holder.mobile_phone && { mobile_phone: holder.mobile_phone }),
});

export type DebitRequest = ReturnType<typeof toDebitRequest>;

/** Fields whose errors the page does not show (docs/rules.md#direct-debit-request). */
const hiddenFields = ['holder', 'reference', 'action', 'has_mandate'];

export const holderNames = ['civility', 'last_name', 'mobile_phone'];

export const toDebitFailure = (thrown: unknown): Failure => {
  const failure = toFailure(thrown);
  const shown = Object.entries(failure.fields).filter(([key]) => !hiddenFields.includes(key));
  if (shown.length === 0) return { ...failure, fields: {} };
  const message = shown.flatMap(([, sentences]) => sentences).join(' ');
  return { ...failure, message, fields: Object.fromEntries(shown) };
};

export const isAboutHolder = ({ fields }: Failure): boolean => holderNames.some((key) => key in fields);
