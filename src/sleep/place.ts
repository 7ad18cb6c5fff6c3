/** Where an element is: its number among its siblings, level by level from the body. */
export type Place = readonly number[];

export function placeOf(element: Element): Place {
  const {parentElement} = element;
  return parentElement === null || element === document.body
    ? []
    : [...placeOf(parentElement), [...parentElement.children].indexOf(element)];
}

export function elementAt(place: Place): HTMLElement | null {
  const found = place.reduce<Element | undefined>(
    (parent, index) => parent?.children[index],
    document.body,
  );
  return found instanceof HTMLElement ? found : null;
}
