import {useState, type ReactNode} from 'react';
import FileUpload from '@site/src/components/ui/controls/FileUpload';
import {formatDate, formatNumber, unreadableFile} from '@cooperative/polish';
import {withGivenPrices, type MarketDraft} from '@site/src/domain/calculator/defaults';
import {readMarketFile} from '@cooperative/meter-files';

interface Props {
  readonly market: MarketDraft;
  readonly onChange: (market: MarketDraft) => void;
}

const rules = {extensions: ['.csv', '.txt'], maxMegabytes: 5};

/** Reads a file of RCE or RCEm. If anything in it is wrong, prices stay as they were. */
export default function MarketPriceFile({market, onChange}: Props): ReactNode {
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState('');
  const [account, setAccount] = useState<readonly string[]>([]);
  const read = (bytes: ArrayBuffer): void => {
    const found = readMarketFile(new Uint8Array(bytes));
    setError(found.ok ? undefined : `${found.errors[0]?.message ?? ''} Ceny się nie zmieniły.`);
    setMessage('');
    setAccount(found.ok ? found.value.told : []);
    if (!found.ok) {
      return;
    }
    const file = found.value;
    if (file.kind === 'hourly') {
      const {kind, firstDay, zlPerMwh, signedZlPerMwh} = file;
      onChange({
        kind,
        firstDay,
        zlPerMwh: [...zlPerMwh],
        ...(signedZlPerMwh && {signedZlPerMwh: [...signedZlPerMwh]}),
      });
      setMessage(
        `Wczytano ceny od ${formatDate(file.firstDay)} Godzin: ${formatNumber(file.zlPerMwh.length)}.`,
      );
      return;
    }
    // The latest of several years wins.
    const ofMonth = new Map(file.months.map(({month, value}) => [Number(month.slice(5)), value]));
    onChange(withGivenPrices(market, ofMonth));
    setMessage(
      `Wczytano miesiące od ${file.months[0]?.month ?? ''} do ${file.months.at(-1)?.month ?? ''}: ${ofMonth.size} z 12.`,
    );
  };
  return (
    <>
      <FileUpload
        id="ceny-rynkowe-plik"
        label="Plik z cenami RCE albo RCEm (opcjonalnie)"
        rules={rules}
        files={[]}
        {...(error !== undefined && {error})}
        note="RCE: plik CSV z raportów PSE, godziny albo kwadranse. RCEm: w wierszu miesiąc i cena, np. 2025-06;136,30. Plik zostaje na Twoim urządzeniu."
        onChange={([file]) => {
          file?.arrayBuffer().then(read, () => {
            setError(unreadableFile);
            setMessage('');
            setAccount([]);
          });
        }}
      />
      <div role="status">
        <p>{message}</p>
        {account.length > 0 && (
          <ul>
            {account.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
