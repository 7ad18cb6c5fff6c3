/** Opens the privacy settings. Handled only where the site has a tag manager; elsewhere nothing offers them. */
export const privacySettingsEvent = 'se:privacy-settings';

export function askForPrivacySettings(): void {
  document.dispatchEvent(new Event(privacySettingsEvent));
}
