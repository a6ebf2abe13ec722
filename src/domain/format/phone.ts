/** `01 99 00 12 34`, `+687 27 12 34`; anything else is left as it is. */
export const formatPhone = (phone: string): string =>
  /^(?:\d{10}|\+68\d{7,9})$/.test(phone) ? phone.replace(/(?:^\+\d{3}|\d{2})(?=\d)/g, '$& ') : phone;
