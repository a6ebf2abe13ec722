/** How many characters of a contract's name are shown before it is opened (docs/rules.md#limits). */
export const nameLength = 30;
