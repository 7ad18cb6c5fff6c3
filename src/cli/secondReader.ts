import {parentPort, workerData} from 'node:worker_threads';
import {readUntaken, type SharedReading} from './folderParts';

/** Reads files of a folder beside the command that started it. */
void readUntaken(workerData as SharedReading).then((read) => {
  parentPort?.postMessage(read);
});
