// Required into every process of a measured command: adds what it used to a file when it ends.
const {appendFileSync} = require('node:fs');

process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  const used = {seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1000};
  appendFileSync(process.env.USED_FILE, `${JSON.stringify(used)}\n`);
});
