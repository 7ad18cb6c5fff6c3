import type {ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import {ownName} from '@site/src/browser/device/ownName';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {keptWith} from '@site/src/site/storage';

/** Table of everything the site stores in the browser. */
export default function StorageKeys(): ReactNode {
  const settings = useSettings();
  return (
    <Table aria-label="Co serwis zapisuje w przeglądarce" asCards>
      <thead>
        <tr>
          <th scope="col">Klucz</th>
          <th scope="col">Miejsce</th>
          <th scope="col">Po co</th>
          <th scope="col">Jak długo</th>
        </tr>
      </thead>
      <tbody>
        {keptWith(settings, ownName('')).map(({key, place, purpose, duration}) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <td data-label="Miejsce">{place}</td>
            <td data-label="Po co">{purpose}</td>
            <td data-label="Jak długo">{duration}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
