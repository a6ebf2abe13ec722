/** A text without those of its first and last characters that `edge` matches, in as long as it takes to read them once. */
export const trimEdges = (text: string, edge: RegExp): string => {
  let [start, end] = [0, text.length];
  while (start < end && edge.test(text.charAt(start))) start++;
  while (start < end && edge.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
};
