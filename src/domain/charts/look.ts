/**
 * How energy looks in every picture and legend of the site: a colour of `tokens.css` with a hatch of its own on top, so
 * that it is told without colour and on paper.
 *
 * - `own`: used behind the meter, or on the spot; solid green
 * - `shared`: used by another member in the same hour, „wspólne”; green with lines leaning back
 * - `stock`: drawn from the stock, „z zapasu”; amber with dark lines
 * - `given`: given to the grid, and what of it stays in the stock; amber with dots
 * - `grid`: drawn from the grid, „kupione”; blue with pale lines
 * - `lost`: taken off, and `expired`: gone after its term; grey
 */
export type Look = 'own' | 'shared' | 'stock' | 'given' | 'grid' | 'lost' | 'expired';
