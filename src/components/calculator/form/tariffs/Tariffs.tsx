import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {g11Of} from '@site/src/domain/calculator/defaults';
import type {TariffDraft} from '@site/src/domain/calculator/draft';
import {freeMemberName} from '@site/src/domain/calculator/editMembers';
import {renameTariff, usersOfTariff} from '@site/src/domain/calculator/editTariffs';
import type {FormPartProps} from '../formPart';
import G11Tariff from './G11Tariff';
import OwnTariff from './OwnTariff';
import {newOwnTariff} from './ownTariffDraft';
import TariffName from './TariffName';
import styles from '../full.module.css';

/** The tariffs of the members and the battery, each with its rates. */
export default function Tariffs(props: FormPartProps): ReactNode {
  const {cooperative, dated, onChange} = props;
  const {tariffs = {}} = cooperative;
  const names = Object.keys(tariffs);
  const [refusal, setRefusal] = useState<string | null>(null);
  const set = (name: string, tariff: TariffDraft): void => {
    onChange({...cooperative, tariffs: {...tariffs, [name]: tariff}});
  };
  const remove = (name: string): void => {
    const users = usersOfTariff(cooperative, name);
    if (users > 0) {
      setRefusal(`Tę taryfę ma jeszcze ${users} liczników. Najpierw wybierz dla nich inną.`);
      return;
    }
    setRefusal(null);
    onChange({
      ...cooperative,
      tariffs: Object.fromEntries(Object.entries(tariffs).filter(([other]) => other !== name)),
    });
  };
  return (
    <>
      <p className="meta">
        Stawki netto z rachunku. Zestawu stawek C i B, któremu można zaufać, nie znaleźliśmy:
        przepisz je z faktury.
      </p>
      {Object.entries(tariffs).map(([name, tariff], index) => (
        // By index, not by name: otherwise the name field would lose the focus with every letter.
        <div key={index} className={styles.item}>
          <h4>Taryfa „{name}”</h4>
          <TariffName
            name={name}
            index={index}
            taken={names}
            onRename={(after) => {
              onChange(renameTariff(cooperative, name, after));
            }}
          />
          {tariff.kind === 'g11' ? (
            <G11Tariff
              name={name}
              tariff={tariff}
              dated={dated}
              onChange={(changed) => {
                set(name, changed);
              }}
            />
          ) : (
            <OwnTariff
              name={name}
              tariff={tariff}
              dated={dated}
              onChange={(changed) => {
                set(name, changed);
              }}
            />
          )}
          <Button
            look="plain"
            aria-label={`Usuń taryfę: ${name}`}
            onClick={() => {
              remove(name);
            }}>
            Usuń taryfę
          </Button>
        </div>
      ))}
      <p role="status">{refusal}</p>
      <div className={styles.bar}>
        <Button
          onClick={() => {
            set(freeMemberName('G11', new Set(names)), g11Of(dated, 'pge'));
          }}>
          <Icon name="lucide:plus" />
          Dodaj taryfę G11
        </Button>
        <Button
          onClick={() => {
            set(freeMemberName('Własna', new Set(names)), newOwnTariff);
          }}>
          <Icon name="lucide:plus" />
          Dodaj własną taryfę
        </Button>
      </div>
    </>
  );
}
