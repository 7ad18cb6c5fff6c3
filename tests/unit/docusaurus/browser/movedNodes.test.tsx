/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {tolerateMovedNodes} from '../../../../src/docusaurus/browser/movedNodes';

function Sentence({isOpen}: {readonly isOpen: boolean}) {
  return (
    <p data-testid="sentence">
      {isOpen && <b>Zawsze</b>}
      otwarte
    </p>
  );
}

/** Wraps every text node in an element, as a translator does. */
function translate(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Text) {
      const wrapper = document.createElement('span');
      node.replaceWith(wrapper);
      wrapper.append(node);
    }
  }
}

test('a page survives inserting next to text that a translator has wrapped', () => {
  const {rerender} = render(<Sentence isOpen={false} />);
  translate(screen.getByTestId('sentence'));
  // What happens without it: React inserts before a node its parent no longer has.
  expect(() => rerender(<Sentence isOpen />)).toThrow(/can not be found in the parent/);

  tolerateMovedNodes();
  const {rerender: again, container} = render(<Sentence isOpen={false} />);
  const sentence = container.querySelector('p') ?? container;
  translate(sentence);
  again(<Sentence isOpen />);
  expect(sentence.textContent).toContain('Zawsze');
});

test('nodes that have not moved are inserted as usual', () => {
  tolerateMovedNodes();
  const parent = document.createElement('div');
  const [first, second] = [document.createElement('i'), document.createElement('b')];
  parent.append(second);
  parent.insertBefore(first, second);
  expect(parent.innerHTML).toBe('<i></i><b></b>');
});
