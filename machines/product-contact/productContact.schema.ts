import * as z from 'zod/mini';
import { emailSchema, nameSchema, requiredText } from '../domain/account/identity.ts';
import { anyPhoneSchema } from '../domain/phone.ts';
import { longestMessage } from '../domain/request/message.ts';
import { type Product, products } from '../domain/request/product.ts';

/** A reference holds so many digits. */
export const referenceLength = 12;

const referenceSchema = z
  .string('reference.invalid')
  .check(z.trim(), z.maxLength(referenceLength, 'reference.long'), z.regex(/^(?:98\d{10})?$/));

/** The page's own subject is chosen and fixed: one is always there. */
const subjectSchema = (own: Product) =>
  z.pipe(
    z
      .array(z.enum(products, 'subject.required'), 'subject.required')
      .check(z.refine((chosen) => chosen.includes(own), 'subject.required')),
    z.transform((chosen) => products.filter((product) => chosen.includes(product)).join(',')),
  );

/**
 * What is asked about the product of a page (docs/rules.md#product-contact). Parsing joins the subjects by commas.
 * Messages are keys of the flow's dictionary, or of that of identities.
 */
export const productContactSchema = (own: Product) =>
  z.object({
    last_name: nameSchema('last_name', 1),
    first_name: nameSchema('first_name', 1),
    email: emailSchema,
    phone: anyPhoneSchema,
    company: requiredText('company'),
    function: requiredText('function'),
    reference: referenceSchema,
    subject: subjectSchema(own),
    message: z.string('message.long').check(z.maxLength(longestMessage)),
  });

type ProductContactSchema = ReturnType<typeof productContactSchema>;

/** The form as typed. */
export type TypedProductContact = z.input<ProductContactSchema>;

/** `POST /p/contact/request`: `token_captcha` is empty where no captcha is run (docs/rules.md#captcha). */
export type ProductRequest = z.output<ProductContactSchema> & {
  contact_type: 'contact_form_product_infos';
  token_captcha: string;
};
