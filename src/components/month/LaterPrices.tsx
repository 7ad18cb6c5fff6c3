import {useState, type ReactNode} from 'react';
import {withInput} from '@site/src/browser/month/monthState';
import {limits} from '@cooperative/settlement/description';
import {formatNumber, writePolishDate} from '@cooperative/polish';
import ChangeList, {leftOf} from './ChangeList';
import {useEdited} from './edited';
import MonthField from './MonthField';
import WatchedNumber from './WatchedNumber';

/** Prices of shared energy that hold from a later month on. */
export default function LaterPrices(): ReactNode {
  const {input, set, remove} = useEdited();
  const {laterPrices = []} = input;
  const [month, setMonth] = useState('');
  const [price, setPrice] = useState<number | null>(null);
  const add = (internalPrice: number): void => {
    const from = `${month}-01`;
    const others = laterPrices.filter((one) => one.from !== from);
    set({laterPrices: [...others, {from, internalPrice}]});
    setMonth('');
    setPrice(null);
  };
  return (
    <ChangeList
      name="Nowa cena od miesiąca"
      items={laterPrices.map((one) => ({
        text: `${formatNumber(one.internalPrice, 4)} zł/kWh od ${writePolishDate(one.from)}`,
        onRemove: () => {
          remove(`Usunięto cenę od ${writePolishDate(one.from)}.`, (before) =>
            withInput(before, {laterPrices: leftOf(laterPrices, (other) => other !== one)}),
          );
        },
      }))}
      addLabel="Dodaj cenę"
      onAdd={month === '' || price === null ? null : () => add(price)}>
      <MonthField
        id="nowa-cena-od"
        label="Pierwszy miesiąc nowej ceny"
        name="Pierwszy miesiąc nowej ceny energii wspólnej"
        value={month}
        isOptional
        onChange={setMonth}
      />
      <WatchedNumber
        id="nowa-cena"
        label="Nowa cena energii wspólnej"
        unit="zł/kWh"
        max={limits.rate}
        step={0.01}
        fractionDigits={4}
        value={price}
        onChange={setPrice}
      />
    </ChangeList>
  );
}
