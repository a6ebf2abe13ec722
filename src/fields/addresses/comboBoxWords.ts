const silent = () => '';

/**
 * What stands for the French words of React Aria's combobox (vite.config.ts). It counts its options at each key, before any
 * answer, over whatever is being read, and says a choice again: the field says both itself, once.
 */
export default {
  buttonLabel: 'Afficher les suggestions',
  listboxLabel: 'Suggestions',
  countAnnouncement: silent,
  selectedAnnouncement: silent,
  /** VoiceOver does not read by itself the option that the arrows reach. */
  focusAnnouncement: ({ optionText }: { optionText: string }) => optionText,
};
