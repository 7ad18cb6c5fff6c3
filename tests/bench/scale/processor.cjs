// Required into every process of a measured command: adds what it used to a file when it ends.
const {appendFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

process.on('exit', () => {
  // What a thread used is in what its process did.
  if (!isMainThread) {
    return;
  }
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  const used = {seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1000};
  appendFileSync(process.env.USED_FILE, `${JSON.stringify(used)}\n`);
});
