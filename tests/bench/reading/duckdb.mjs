// The same sums by an analytical database. Not TypeScript: its package is installed only for this bench.
import path from 'node:path';
import {DuckDBInstance} from '@duckdb/node-api';

const [folder] = process.argv.slice(2);
// One thread, as the command has.
const instance = await DuckDBInstance.create(':memory:', {threads: '1'});
const connection = await instance.connect();
const found = await connection.runAndReadAll(`
  WITH hours AS (
    SELECT filename, date_trunc('hour', time) AS hour, sum(drawn) AS drawn, sum(given) AS given
    FROM read_csv('${path.join(folder, 'p[0-9]*.csv')}', delim = ';', header = true, skip = 0,
      decimal_separator = ',', filename = true, auto_detect = false,
      columns = {'time': 'TIMESTAMP', 'drawn': 'DOUBLE', 'given': 'DOUBLE'})
    GROUP BY ALL
  ), balance AS (
    SELECT hour, sum(drawn) AS drawn, sum(given) AS given FROM hours GROUP BY hour
  )
  SELECT month(hour) AS month, sum(drawn) AS drawn, sum(given) AS given,
    sum(least(drawn, given)) AS shared
  FROM balance GROUP BY month ORDER BY month`);
const rows = found.getRowObjects();
console.log(
  JSON.stringify({
    withdrawnKwh: rows.reduce((sum, {drawn}) => sum + Number(drawn), 0),
    injectedKwh: rows.reduce((sum, {given}) => sum + Number(given), 0),
  }),
);
