/** A new element with a class and what stands in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...inside);
  return made;
}
