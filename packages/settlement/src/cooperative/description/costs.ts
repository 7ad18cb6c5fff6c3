/** Apart from the table of fields: the quick form says them before the table is needed. */

/** No price of roofs was found, and those of others come from sellers (facts F578 and F596, of a weak class). */
export const costWhy =
  'Nie podpowiadamy jej: cen dachów od 10 do 500\u00a0kWp z lat 2025–2026 nie znaleźliśmy. Wykonawcy podają: farma około 1\u00a0MW 2500–4000\u00a0zł za kWp, bez słowa o VAT (aforenergy.com, 2025); dom 4–10\u00a0kWp 4500–6000\u00a0zł za kWp netto w 2024 r. (fotowoltaika-solar.pl). To słabe źródła.';

/** What one seller of software says (fact F662): no price of the market, so a choice and never a default. */
export const runningWhy =
  'Ceny rynkowej nie znaleźliśmy. Jeden sprzedawca programu podał w\u00a0maju 2026 r. 3000\u00a0zł miesięcznie za prowadzenie ręczne (pół etatu) i\u00a0średnio 50\u00a0zł za obsługę 1\u00a0MWh, bez metody.';
