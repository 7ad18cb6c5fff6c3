import {formatCount, formatNumber} from '@cooperative/polish';
import type {Turn} from '../turns';
import {newcomerForms} from './mends';

/** A proposal under a loss: what it is, what the button says, and what pressing it has assumed. */
export function turnWords(turn: Turn): {
  readonly name: string;
  readonly press: string;
  readonly told: string;
} {
  switch (turn.kind) {
    case 'lessPower': {
      const power = `${formatNumber(turn.kw, 1)}\u00a0${turn.onlyPanels ? 'kWp' : 'kW'}`;
      return {
        name: `Do ${power} ${turn.onlyPanels ? 'paneli' : 'źródeł'} w\u00a0spółdzielni, reszta poza nią`,
        press: `Ustaw ${power}`,
        told: `Ustawiono ${power} jako założenie. Reszta mocy zostaje poza spółdzielnią.`,
      };
    }
    case 'members': {
      const added = formatCount(turn.count, newcomerForms[turn.id]);
      const power = `${formatNumber(turn.kwp)}\u00a0kWp`;
      return {
        name: `${added} więcej i\u00a0${power} paneli`,
        press: `Dodaj ${added}`,
        told: `Dodano ${added} i\u00a0ustawiono ${power} paneli jako założenie.`,
      };
    }
    case 'price': {
      const price = `${formatNumber(turn.price, 2)}\u00a0zł/kWh`;
      return {
        name: `Prąd po ${price} albo drożej`,
        press: `Sprawdź ${price}`,
        told: `Ustawiono cenę prądu ${price} jako założenie.`,
      };
    }
  }
}
