const texts = {
  offline: 'Brak połączenia. Wczytane strony działają.',
  missing: 'Nie wczytano. Tekst i linki działają. Naciśnij ponownie.',
} as const;

const note = document.createElement('p');

/** Says something in a page that sleeps, above all, and to a screen reader. */
export function say(what: keyof typeof texts): void {
  note.role = 'alert';
  note.textContent = texts[what];
  // What lies under a modal dialog is neither seen nor announced.
  (document.querySelector('dialog[open]') ?? document.body).append(note);
}

export function unsay(): void {
  note.remove();
}
