const silent = () => '';

/**
 * French texts that replace those of React Aria's combobox (vite.config.ts). React Aria announces a count at each
 * keystroke, before any answer, and repeats a choice: these texts are empty, since the field announces both once.
 */
export default {
  buttonLabel: 'Afficher les suggestions',
  listboxLabel: 'Suggestions',
  countAnnouncement: silent,
  selectedAnnouncement: silent,
  /** VoiceOver does not read an option focused by arrow keys. */
  focusAnnouncement: ({ optionText }: { optionText: string }) => optionText,
};
