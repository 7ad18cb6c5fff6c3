import {layoutFlows, type Flow} from '@site/src/domain/charts/flows';

const year: readonly Flow[] = [
  {id: 'bought', kwh: 60, from: 'seller', to: 'use'},
  {id: 'own', kwh: 30, from: 'sources', to: 'use'},
  {id: 'shared', kwh: 4, from: 'sources', to: 'use'},
  {id: 'expired', kwh: 0, from: 'sources', to: 'away'},
  {id: 'lost', kwh: 6, from: 'sources', to: 'away'},
];

describe('layoutFlows', () => {
  const {height, bands, nodes} = layoutFlows(year);

  test('draws bands as thick as their energy, and none for no energy', () => {
    expect(bands.map(({id}) => id)).toEqual(['bought', 'own', 'shared', 'lost']);
    const perKwh = (bands[0]?.height ?? 0) / 60;
    [60, 30, 4, 6].forEach((kwh, index) => {
      expect((bands[index]?.height ?? 0) / perKwh).toBeCloseTo(kwh);
    });
  });

  test('adds up what starts and what ends in a node', () => {
    expect(nodes.seller?.kwh).toBe(60);
    expect(nodes.sources?.kwh).toBe(40);
    expect(nodes.use?.kwh).toBe(94);
    expect(nodes.away?.kwh).toBe(6);
  });

  test.each(['left', 'middle', 'right'] as const)('no two bands overlap on the %s', (place) => {
    bands.slice(1).forEach((band, index) => {
      const above = bands[index];
      expect(band[place]).toBeGreaterThanOrEqual(
        (above?.[place] ?? 0) + (above?.height ?? 0) - 1e-9,
      );
    });
    bands.forEach((band) => {
      expect(band[place]).toBeGreaterThanOrEqual(-1e-9);
      expect(band[place] + band.height).toBeLessThanOrEqual(height + 1e-9);
    });
  });

  test('names a thin band above it, where no other band is', () => {
    const shared = bands[2];
    const above = bands[1];
    expect(shared?.isThin).toBe(true);
    expect(shared?.label).toBeLessThan(shared?.middle ?? 0);
    expect(shared?.label).toBeGreaterThan((above?.middle ?? 0) + (above?.height ?? 0));
    expect(above).toMatchObject({isThin: false});
  });

  test('without energy is empty', () => {
    expect(layoutFlows([])).toEqual({height: 0, bands: [], nodes: {}});
    expect(layoutFlows([{id: 'own', kwh: 0, from: 'a', to: 'b'}]).bands).toEqual([]);
  });
});
