/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import {useSettings} from '@site/src/browser/shell/useSettings';
import ContactBand from '@site/src/components/owner/ContactBand';
import OwnerData from '@site/src/components/owner/OwnerData';
import WhereToWrite from '@site/src/components/owner/WhereToWrite';
import {toPublicSettings} from '@site/src/site/env';
import {settings, type PublicSettings} from '@site/src/site/settings';

jest.mock('@site/src/browser/shell/useSettings', () => ({useSettings: jest.fn()}));

const nothing = toPublicSettings(settings);

function set(fields: Partial<PublicSettings>): void {
  jest.mocked(useSettings).mockReturnValue({...nothing, ...fields});
}

test.each([
  [{}, /nie ma jeszcze adresu, na który można napisać/],
  [{phone: '22 123 45 67'}, /Zadzwoń pod numer 22 123 45 67/],
  [{email: 'biuro@example.pl'}, /i wybierz temat „Dane osobowe”/],
  [{contactEndpoint: '/wiadomosci'}, /i wybierz temat „Dane osobowe”/],
])('with %j set, the reader is told where to write', (fields, text) => {
  set(fields);
  const {container} = render(<WhereToWrite topic="Dane osobowe" />);
  expect(container).toHaveTextContent(text);
  expect(screen.getByRole('link', {name: /^stron(y|ie) kontaktu$/})).toHaveAttribute(
    'href',
    '/kontakt',
  );
});

test('a page invites to write only where one can, and else says what it has instead', () => {
  const band = (
    <ContactBand title="Pytanie?" label="Napisz do nas">
      <p>Policz</p>
    </ContactBand>
  );
  set({phone: '22 123 45 67'});
  const {rerender} = render(band);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Policz')).toBeVisible();
  set({email: 'biuro@example.pl'});
  rerender(<ContactBand title="Pytanie?" label="Napisz do nas" />);
  expect(screen.getByRole('link', {name: 'Napisz do nas'})).toHaveAttribute('href', '/kontakt');
});

test('who answers for the content is named, and never made up', () => {
  set({});
  const {container, rerender} = render(<OwnerData />);
  expect(container).toHaveTextContent(
    'Właściciel serwisu nie podał jeszcze swojej nazwy ani adresu, więc nie wiesz, kto odpowiada za treść',
  );
  set({legalName: 'Serwis sp. z o.o.', editor: 'Anna Nowak'});
  rerender(<OwnerData />);
  expect(container).toHaveTextContent('Serwis sp. z o.o.');
  expect(container).toHaveTextContent('Za treść odpowiada: Anna Nowak');
});
