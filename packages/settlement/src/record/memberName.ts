/**
 * A member by the name that is compared: spaces around it do not count, and of several between two words one does, also of
 * those that do not break. Else one person looks like two, and is billed as two.
 */
export function memberName(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
