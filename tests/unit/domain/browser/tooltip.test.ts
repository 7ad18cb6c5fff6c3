import {placeTooltip} from '@site/src/domain/browser/tooltip';

const bounds = {left: 0, top: 0, right: 400, bottom: 300};
const tooltip = {width: 100, height: 30};
const at = (left: number, top: number) => ({left, top, right: left + 40, bottom: top + 40});

describe('A tooltip is placed', () => {
  test.each([
    ['under the middle of its element', at(100, 100), {left: 70, top: 146}],
    ['over it where there is no room under it', at(100, 250), {left: 70, top: 214}],
    ['8 px from the left edge at the nearest', at(0, 100), {left: 8, top: 146}],
    ['8 px from the right edge at the nearest', at(360, 100), {left: 292, top: 146}],
  ])('%s', (_, element, place) => expect(placeTooltip({element, tooltip, bounds})).toEqual(place));

  test('under it if there is room on neither side', () => {
    const low = {...bounds, bottom: 100};
    expect(placeTooltip({element: at(100, 20), tooltip, bounds: low}).top).toBe(66);
  });
});
