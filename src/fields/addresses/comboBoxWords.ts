const silent = () => '';

/**
 * French texts of React Aria's combobox (vite.config.ts). React Aria would announce the number of suggestions
 * too early, and the choice twice: these texts are empty, and the field makes both announcements.
 */
export default {
  buttonLabel: 'Afficher les suggestions',
  listboxLabel: 'Suggestions',
  countAnnouncement: silent,
  selectedAnnouncement: silent,
  /** Not empty, because VoiceOver does not read the option that the arrow keys focus. */
  focusAnnouncement: ({ optionText }: { optionText: string }) => optionText,
};
