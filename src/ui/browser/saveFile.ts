/** How long the browser may need to read what it saves. */
const readWithin = 60_000;

/** Milliseconds in which a second press is that of a double click. */
const doubleClick = 500;

/**
 * Hands a file to the browser, which saves it under this name, and opens nothing. It ends when a double click has: what
 * comes between its two presses would be saved twice.
 */
export const saveFile = async (file: Blob, name: string): Promise<void> => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
  await new Promise((resolve) => setTimeout(resolve, doubleClick));
};
