/** A picture without what tells of its making; what it told of the place, or of anything. */
export type Stripped = { bytes: Uint8Array<ArrayBuffer>; hadPlace: boolean };

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const latin = new TextDecoder('latin1');

export const startsWithText = (bytes: Uint8Array, text: string): boolean =>
  latin.decode(bytes.subarray(0, text.length)) === text;

/** Whether metadata written as text has where the picture was taken, as XMP does. */
export const mentionsPlace = (bytes: Uint8Array): boolean =>
  /GPSL(atitude|ongitude)/.test(latin.decode(bytes));
