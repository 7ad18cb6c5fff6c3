/**
 * The files that were dropped, with those in dropped folders. The list of a drop is gone after its event, so it is read
 * before anything is waited for.
 */
export async function droppedFiles({items, files}: DataTransfer): Promise<readonly File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = [...files];
  return entries.some(({isDirectory}) => isDirectory)
    ? (await Promise.all(entries.map(filesIn))).flat()
    : plain;
}

async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (isFile(entry)) {
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  }
  if (!isFolder(entry)) {
    return [];
  }
  const reader = entry.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // A browser tells a hundred at a time, and an empty list at the end.
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) {
      break;
    }
    found.push(...some);
  }
  // What systems leave beside files is nobody's.
  const wanted = found.filter(
    ({name}) => !/^(?:\.|__MACOSX$|Thumbs\.db$|desktop\.ini$)/.test(name),
  );
  return (await Promise.all(wanted.map(filesIn))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
