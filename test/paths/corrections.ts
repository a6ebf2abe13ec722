import { addContractWords } from '#locales/fr/addContract.ts';
import { billingEditWords } from '#locales/fr/billingEdit.ts';
import { contactEditWords } from '#locales/fr/contactEdit.ts';
import { customerServiceWords } from '#locales/fr/customerService.ts';
import { directDebitWords } from '#locales/fr/directDebit.ts';
import { exportWords } from '#locales/fr/export.ts';
import { ibanEditWords } from '#locales/fr/ibanEdit.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { inviteWords } from '#locales/fr/invite.ts';
import { passwordEditWords } from '#locales/fr/passwordEdit.ts';
import { placeWords } from '#locales/fr/place.ts';
import { productContactWords } from '#locales/fr/productContact.ts';
import { signupWords } from '#locales/fr/signup.ts';
import type { Words } from '#locales/translator.ts';
import { newContractSchema } from '#machines/add-contract/addContract.machine.ts';
import { billingSchema } from '#machines/billing-edit/billingEdit.machine.ts';
import { contactSchema } from '#machines/contact-edit/contactEdit.machine.ts';
import { chooseRequestSchema } from '#machines/customer-service/customerService.machine.ts';
import { accountSchema, holderSchema } from '#machines/direct-debit/directDebit.schema.ts';
import { newEmailSchema } from '#machines/email-edit/emailEdit.machine.ts';
import { exportSchema } from '#machines/export/export.schema.ts';
import { bankAccountSchema } from '#machines/iban-edit/ibanEdit.machine.ts';
import { submittedEmailsSchema } from '#machines/invite/emails.ts';
import { passwordChangeSchema } from '#machines/password-edit/passwordEdit.machine.ts';
import { productContactSchema } from '#machines/product-contact/productContact.machine.ts';
import { newAccountSchema } from '#machines/signup/signup.machine.ts';
import { identitySchema } from '#src/domain/account/identity.ts';
import { fieldsOf } from '#src/kit/chart/chart.ts';
import type { Edge, Exploration } from '#src/kit/explore/explore.ts';
import { toEvent } from '#src/kit/explore/moves.ts';
import { findErrors } from '#src/ui/forms/readForm.ts';

type Context = Exploration['places'][number]['configuration']['snapshot']['context'];

type Form = {
  state: string;
  event: string;
  schema: (context: Context) => Parameters<typeof findErrors>[0];
  typed: (event: Record<string, unknown>) => unknown;
  words: readonly Words[];
};

const form = (schema: Form['schema'], ...words: readonly Words[]): Form => ({
  state: 'editing',
  event: 'form.submitted',
  schema,
  typed: ({ values }) => values,
  words,
});

const forms: Readonly<Record<string, Form | readonly Form[]>> = {
  signup: {
    ...form(() => newAccountSchema, signupWords, identityWords),
    event: 'account.submitted',
    typed: ({ account }) => account,
  },
  productContact: form(({ product }) => productContactSchema(product), productContactWords, identityWords),
  profileCompletion: form(() => identitySchema, identityWords),
  addContract: form(() => newContractSchema, addContractWords),
  nameEdit: form(() => identitySchema, identityWords),
  emailEdit: form(() => newEmailSchema, identityWords),
  passwordEdit: form(() => passwordChangeSchema, passwordEditWords, identityWords),
  billingEdit: form(({ input }) => billingSchema(input), billingEditWords),
  contactEdit: form(({ input }) => contactSchema(input.contract), contactEditWords, identityWords),
  ibanEdit: form(({ input }) => bankAccountSchema(input.contract), ibanEditWords),
  customerService: {
    ...form((context) => chooseRequestSchema(context), customerServiceWords, placeWords, identityWords),
    state: 'preparing.writing',
  },
  directDebit: [
    { ...form(() => holderSchema, directDebitWords), state: 'identifying', event: 'holder.submitted' },
    {
      ...form(({ information }) => accountSchema(information), directDebitWords),
      state: 'choosing',
      event: 'account.submitted',
    },
  ],
  export: ['ready', 'nothingMeasured', 'refused', 'saved'].map((name) => ({
    ...form(({ today, listed }) => exportSchema({ today, meters: listed.meters }), exportWords),
    state: `choosing.${name}`,
  })),
  invite: {
    state: 'collecting',
    event: 'emails.submitted',
    schema: ({ emails }) => submittedEmailsSchema(emails),
    typed: ({ typed }) => ({ emails: typed }),
    words: [inviteWords],
  },
};

export const listCorrections = (
  { chart, model, places }: Exploration,
  { from, move, refused }: Edge,
): string[] => {
  const place = places[from];
  if (!refused || move.kind !== 'event' || !place) return [];
  const judged = [forms[chart.id] ?? []]
    .flat()
    .find(({ event, state }) => event === move.type && state === place.name);
  if (!judged) return [];
  const { context } = place.configuration.snapshot;
  // Skips advisers: some fields are disabled for them.
  if (context.input?.role.startsWith('internal_adviser')) return [];
  const typed = judged.typed(fieldsOf(toEvent(model, move.type, move.case)));
  const errors = findErrors(judged.schema(context), typed, judged.words);
  return [...new Set(Object.values(errors).flat())];
};
