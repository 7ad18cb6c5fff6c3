// Stops if the W3C's checker (Nu) has anything to say of a page of a build, warnings included. It is a Java program.
import {spawnSync} from 'node:child_process';
import vnuJar from 'vnu-jar';

// Its own starter would fetch a Java from the network.
const jar = String(vnuJar);
const builds = process.argv.slice(2);
/** What is not a page's fault. */
const leftOut = [
  // React writes it, also the browser reads it as nothing.
  'Trailing slash on void elements .*',
  // Nu knows no address of the page, so `self` means nothing to it; contentSecurity.spec.ts asks the browser itself.
  '.* violates Content Security Policy .*',
].join('|');

const {error, stdout, stderr, status} = spawnSync(
  'java',
  [
    '-jar',
    jar,
    '--stdout',
    '--format',
    'json',
    '--skip-non-html',
    '--filterpattern',
    leftOut,
    ...builds,
  ],
  {encoding: 'utf8', maxBuffer: 1 << 28},
);
if (error) {
  console.error(
    `The HTML of ${builds.join(', ')} was not checked by Nu: no program „java” here (Debian: default-jre-headless).`,
  );
  // GitHub's machines have one. Elsewhere its absence stops nobody; html-validate has read the same pages.
  process.exitCode = process.env.GITHUB_ACTIONS ? 1 : 0;
} else if (stdout === '') {
  console.error(stderr);
  process.exitCode = status || 1;
} else {
  const {messages} = JSON.parse(stdout);
  for (const {url, lastLine, lastColumn, message, extract} of messages) {
    console.error(`${url}:${lastLine}:${lastColumn} ${message}\n    ${extract}`);
  }
  process.exitCode = messages.length > 0 ? 1 : 0;
}
