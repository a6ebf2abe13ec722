/** `01 99 00 12 34`; what is not ten digits is left as it came. */
export const formatPhone = (phone: string): string =>
  /^\d{10}$/.test(phone) ? phone.replace(/\d{2}(?=\d)/g, '$& ') : phone;
