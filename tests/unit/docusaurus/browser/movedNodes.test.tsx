/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {tolerateMovedNodes} from '../../../../src/docusaurus/browser/movedNodes';

function Sentence({isOpen}: {readonly isOpen: boolean}) {
  return (
    <p data-testid="sentence">
      {isOpen && <b>Zawsze</b>}
      {isOpen ? 'otwarte' : null}
    </p>
  );
}

/** Wraps every text node in an element, as a translator does. */
function translate(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Text) {
      const wrapper = document.createElement('span');
      node.replaceWith(wrapper);
      wrapper.append(node.data);
    }
  }
}

test('React survives removing and inserting next to text that a translator has wrapped', () => {
  const {rerender} = render(<Sentence isOpen />);
  translate(screen.getByTestId('sentence'));
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // What happens without it: React removes a node its parent no longer has.
  expect(() => {
    rerender(<Sentence isOpen={false} />);
  }).toThrow(/not a child/);
  quiet.mockRestore();

  tolerateMovedNodes(Node.prototype);
  const {rerender: again, container} = render(<Sentence isOpen />);
  const sentence = container.querySelector('p') ?? container;
  translate(sentence);
  again(<Sentence isOpen={false} />);
  again(<Sentence isOpen />);
  expect(sentence.textContent).toContain('otwarte');
});

test('nodes that have not moved are removed and inserted as usual', () => {
  tolerateMovedNodes(Node.prototype);
  const parent = document.createElement('div');
  const [first, second] = [document.createElement('i'), document.createElement('b')];
  parent.append(second);
  parent.insertBefore(first, second);
  expect(parent.innerHTML).toBe('<i></i><b></b>');
  parent.removeChild(first);
  expect(parent.innerHTML).toBe('<b></b>');
});
