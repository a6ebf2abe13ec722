/** A value as it can be read by whoever is not a programmer: text without quotes, the rest indented. */
export const written = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toLocaleString('fr-FR');
  return (
    JSON.stringify(
      value,
      (_, part: unknown) => {
        if (part instanceof File) return `${part.name}, ${part.size.toLocaleString('fr-FR')} octets`;
        if (part instanceof Map) return Object.fromEntries(part);
        if (part instanceof Set) return [...part];
        return part;
      },
      1,
    ) ?? ''
  );
};
