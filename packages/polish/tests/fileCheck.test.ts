import {checkPickedFile} from '../src/fileCheck';

const rules = {extensions: ['.csv'], maxMegabytes: 2};

test.each([
  [{name: 'dane.csv', size: 1}, null],
  [{name: 'DANE.CSV', size: 2_000_000}, null],
  [{name: 'dane.xlsx', size: 1}, 'wrongType'],
  [{name: 'csv', size: 1}, 'wrongType'],
  [{name: 'dane.csv', size: 0}, 'empty'],
  [{name: 'dane.csv', size: 2_000_001}, 'tooBig'],
])('%j: %s', (file, problem) => {
  expect(checkPickedFile(file, rules)).toBe(problem);
});
